import type { OutletId } from '../../export/set/outlets'

/** What came of an action, for the page to say. `drawn` of `total` pictures. */
export type SetEnd =
  | { status: 'written'; outlet: 'zip' | 'folder'; name: string; drawn: number; total: number } // where the visitor chose
  | { status: 'downloading'; name: string; drawn: number; total: number }
  | { status: 'ready'; drawn: number; total: number } // to be shared, lot by lot
  | { status: 'stopped'; drawn: number; total: number } // by the visitor, or without room for more, as the page shows; what is drawn is kept
  | { status: 'no-room'; drawn: number; total: number } // for the files where they go; what is drawn is kept
  | { status: 'not-written'; outlet: OutletId; drawn: number; total: number } // the folder or file took nothing; what is drawn is kept
  | { status: 'dismissed' } // the visitor closed the picker: nothing has begun
  | { status: 'nothing' } // there are no pictures
