/**
 * The library that orders right-to-left texts, 5 KB gz: whoever imports `layoutCard` has it, and home, which lays out its card
 * without that, loads it for a quote that needs it.
 */
import bidiFactory from 'bidi-js'
import { provideBidi } from './direction'

provideBidi(bidiFactory())
