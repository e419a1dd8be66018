/** Words with their forms, 200 KB gz: for text outside the almanac. */
import forms from './forms.json'
import { FORM_RULES } from '../words/rules'
import words from '../words/words.json'
import { lexiconOf, valuesOf } from '../words/words'
import type { Phrases } from './traditional'

const lexicon = lexiconOf(forms, words)

export const phrases: Phrases = (line) => valuesOf(line, lexicon, FORM_RULES, 'form')
