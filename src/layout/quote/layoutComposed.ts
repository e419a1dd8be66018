import { attributionOf } from '../../card/attribution'
import type { Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import { shapeOf, type Composition, type Said, type SheetWords } from '../../look/compositions/composition'
import type { Steps } from '../../scene/steps'
import { hasHan } from '../../text/characters'
import type { SubjectContext, SubjectLayout } from '../subject'

const SHORT_SIDE_PX = 540

/** Lays out a quote by a composition, which places all its words: date and watermark too; null for the plain one. */
export function composedBy(composition: Composition | null) {
  return (
    composition &&
    function* layoutWords(
      quote: Quote,
      settings: CardSettings,
      context: SubjectContext,
    ): Steps<SubjectLayout> {
      yield // before a step of its own
      return layoutComposed(quote, settings, composition, context)
    }
  )
}

function layoutComposed(
  quote: Quote,
  settings: CardSettings,
  composition: Composition,
  { backdrop, inks, metrics, textScale, byHand }: SubjectContext,
): SubjectLayout {
  const { plan, context } = backdrop
  const { textBox: box } = plan
  const { fontFamily, weight, italic } = settings.textSettings
  const { parts, marks, notices } = composition.compose({
    box,
    bleed: plan.sheet ?? context.bounds,
    grounds: context.textGrounds,
    unitPx: (Math.min(box.width, box.height) / SHORT_SIDE_PX) * textScale,
    shape: shapeOf(box),
    words: sheetWords(quote, settings, composition),
    fontId: fontFamily,
    weight,
    isItalic: italic,
    inks,
    metrics,
    byHand,
  })
  return {
    parts: parts.filter(({ nodes }) => nodes.length > 0),
    marks,
    lines: [],
    notices,
    grid: null,
    hasSmallPrint: true,
    textBox: box,
  }
}

function sheetWords(quote: Quote, settings: CardSettings, { leads }: Composition): SheetWords {
  const { showTranslation, showAuthor, showDate, watermark, watermarkText } = settings
  const said = (['content', 'translation'] as const)
    .filter((id) => id === 'content' || showTranslation)
    .map((id): Said => ({ id, text: quote[id], isHan: hasHan(quote[id]) }))
    .filter(({ text }) => text.trim() !== '')
  const first = said.findIndex(({ isHan }) => leads !== 'content' && isHan === (leads === 'han'))
  const [lead = { id: 'content', text: '', isHan: false }, second = null] =
    first === 1 ? said.toReversed() : said
  const { author, otherName } = attributionOf(quote, showTranslation)
  return {
    lead,
    second,
    author: showAuthor ? author : '',
    otherName: showAuthor ? otherName : '',
    date: showDate ? quote.date : null,
    watermark: watermark && watermarkText.trim() !== '' ? watermarkText.trim() : null,
  }
}
