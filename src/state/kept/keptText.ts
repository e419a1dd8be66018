import { atom } from 'jotai'
import { keptRecordsAtom } from './keptRecords'

/** Includes set-aside and later-version records, to search for references. @throws {KeptError} */
export const readKeptTextAtom = atom(null, async (get): Promise<string> => {
  const records = await get(keptRecordsAtom).between('', '\uffff')
  return JSON.stringify(records)
})
