/** The table of Traditional characters, 17 KB gz: for cards that are drawn in them. */
import table from './table.json'
import { provideTable } from './traditional'

provideTable(table)
