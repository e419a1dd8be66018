import { atom } from 'jotai'
import { keptRecordsAtom } from './keptRecords'

/** All that is kept, as one text: also records that are set aside or of a later version. For what is referred to in it. @throws {KeptError} */
export const readKeptTextAtom = atom(null, async (get): Promise<string> => {
  const records = await get(keptRecordsAtom).between('', '\uffff')
  return JSON.stringify(records)
})
