import type { Scene, SceneNode, ScenePlan, TextNode, TextRun } from '../../src/scene/nodes'

/** Handmade scenes, to test drawing without layout. */

const SERIF = { family: 'Source Serif 4 Variable', weight: 640, italic: false }
const HAN = { family: 'Noto Serif SC Variable', weight: 640, italic: false }

export function line(
  id: string,
  text: string,
  at: { x: number; y: number },
  run: Partial<TextRun> = {},
): TextNode {
  const font = { ...SERIF, sizePx: 40 }
  return {
    type: 'text',
    id,
    x: at.x,
    y: at.y,
    fill: '#1C1917',
    runs: [{ text, x: 0, widthPx: text.length * 20, font, letterSpacingPx: 0.8, ...run }],
  }
}

/** For scenes that are only drawn. */
export const NO_PLAN: ScenePlan = {
  textBox: { x: 0, y: 0, width: 0, height: 0 },
  placedByFrame: [],
  colouredByFrame: [],
}

export function typicalScene(width = 960, height = 540): Scene {
  const mat = 32
  const sheet = { x: mat, y: mat, width: width - 2 * mat, height: height - 2 * mat }
  return {
    width,
    height,
    still: [
      { type: 'rect', id: 'mat', x: 0, y: 0, width, height, fill: '#E9E4EE' },
      {
        type: 'rect',
        id: 'sheet',
        ...sheet,
        radiusPx: 14,
        fill: {
          type: 'linear',
          from: { x: sheet.x, y: sheet.y },
          to: { x: sheet.x + sheet.width, y: sheet.y + sheet.height },
          stops: [
            { at: 0, colour: '#C7D2FE' },
            { at: 0.5, colour: '#BAE6FD' },
            { at: 1, colour: '#FBCFE8' },
          ],
        },
        shadows: [
          { dx: 0, dy: 2, blurPx: 6, spreadPx: 0, colour: 'rgba(28,25,23,0.10)' },
          { dx: 0, dy: 10, blurPx: 28, spreadPx: 0, colour: 'rgba(28,25,23,0.14)' },
        ],
      },
    ],
    live: [
      line('content-line-1', 'To wonder is', { x: 80, y: 150 }),
      line('content-line-2', 'to begin: AVAVA', { x: 80, y: 202 }),
      line('translation-line-1', '惊奇是智慧的开端，', { x: 80, y: 260 }, { font: { ...HAN, sizePx: 25 } }),
      line('translation-line-2', '早安——……', { x: 80, y: 300 }, { font: { ...HAN, sizePx: 25 } }),
      line('date', '2026.11.21', { x: 80, y: height - 64 }, { font: { ...SERIF, weight: 500, sizePx: 14 } }),
    ],
    blocks: [],
    notices: [],
    plan: NO_PLAN,
  }
}

export function richScene(): Scene {
  const nodes: SceneNode[] = [
    {
      type: 'rect',
      id: 'sheet',
      x: 40,
      y: 40,
      width: 460,
      height: 460,
      radiusPx: 20,
      fill: '#FFF8EC',
      shadows: [
        { dx: 0, dy: 10, blurPx: 28, spreadPx: 2, colour: 'rgba(28,25,23,0.30)' },
        { dx: 0, dy: 0, blurPx: 40, spreadPx: 0, colour: 'rgba(28,25,23,0.16)', inset: true },
      ],
    },
    {
      type: 'rect',
      id: 'dots',
      x: 60,
      y: 60,
      width: 200,
      height: 120,
      fill: { type: 'dots', colour: 'rgba(30,60,90,0.4)', pitchPx: 18, radiusPx: 1.6 },
    },
    {
      type: 'rect',
      id: 'stripes',
      x: 280,
      y: 60,
      width: 200,
      height: 120,
      radiusPx: 12,
      fill: { type: 'stripes', colour: 'rgba(180,60,60,0.3)', pitchPx: 24, bandPx: 8, angleDeg: 45 },
      stroke: { paint: '#7A2F2A', widthPx: 1.5, dash: [6, 4] },
    },
    {
      type: 'group',
      id: 'tilted',
      opacity: 0.6,
      rotation: { deg: -6, about: { x: 150, y: 280 } },
      clip: { x: 60, y: 210, width: 190, height: 140, radiusPx: 18 },
      children: [
        {
          type: 'rect',
          id: 'fade',
          x: 50,
          y: 200,
          width: 220,
          height: 170,
          fill: {
            type: 'linear',
            from: { x: 50, y: 200 },
            to: { x: 270, y: 200 },
            stops: [
              { at: 0, colour: '#4F46E5' },
              { at: 1, colour: 'rgba(0,0,0,0)' },
            ],
          },
        },
        {
          type: 'rect',
          id: 'print',
          x: 100,
          y: 240,
          width: 90,
          height: 70,
          fill: '#FFFFFF',
          shadows: [{ dx: 0, dy: 6, blurPx: 18, spreadPx: 0, colour: 'rgba(0,0,0,0.5)' }],
        },
      ],
    },
    {
      type: 'path',
      id: 'wave',
      d: 'M280 300 C 320 220 380 380 480 260 L 480 350 L 280 350 Z',
      fill: {
        type: 'radial',
        centre: { x: 380, y: 300 },
        radiusPx: 110,
        stops: [
          { at: 0, colour: '#FFE58A' },
          { at: 1, colour: 'rgba(251,179,36,0)' },
        ],
      },
      stroke: { paint: '#B45309', widthPx: 2 },
      opacity: 0.8,
    },
    {
      type: 'group',
      id: 'frost',
      clip: { x: 300, y: 380, width: 160, height: 90, radiusPx: 16 },
      blurPx: 12,
      saturation: 1.35,
      children: [
        { type: 'rect', id: 'frost-ground', x: 280, y: 360, width: 240, height: 160, fill: '#FFF8EC' },
        {
          type: 'group',
          id: 'frost-discs',
          opacity: 0.8,
          clip: { x: 280, y: 360, width: 240, height: 160 },
          children: [
            {
              type: 'rect',
              id: 'frost-disc',
              x: 260,
              y: 350,
              width: 90,
              height: 90,
              radiusPx: 45,
              fill: {
                type: 'linear',
                from: { x: 260, y: 350 },
                to: { x: 350, y: 440 },
                stops: [
                  { at: 0, colour: '#F97FB4' },
                  { at: 1, colour: '#FDBA74' },
                ],
              },
            },
            { type: 'path', id: 'frost-path', d: 'M400 440 L480 360 L480 480 Z', fill: '#22B8F0' },
          ],
        },
      ],
    },
    {
      type: 'group',
      id: 'soft',
      blurPx: 3,
      rotation: { deg: 8, about: { x: 120, y: 420 } },
      children: [{ type: 'rect', id: 'soft-bar', x: 70, y: 400, width: 90, height: 24, fill: '#7A2F2A' }],
    },
    {
      type: 'rect',
      id: 'glass',
      x: 300,
      y: 380,
      width: 160,
      height: 90,
      radiusPx: 16,
      fill: 'rgba(255,255,255,0.4)',
      shadows: [{ dx: 0, dy: 8, blurPx: 20, spreadPx: 0, colour: 'rgba(30,20,60,0.4)' }],
    },
  ]
  return {
    width: 540,
    height: 540,
    still: nodes,
    live: [
      line('words', 'Stay hungry', { x: 80, y: 430 }, { font: { ...SERIF, italic: true, sizePx: 36 } }),
      { ...line('han', '求知若饥，', { x: 80, y: 474 }, { font: { ...HAN, sizePx: 30 } }), opacity: 0.7 },
      {
        type: 'group',
        id: 'turned',
        rotation: { deg: 90, about: { x: 480, y: 80 } },
        children: [line('turned-words', '』Walden', { x: 480, y: 92 }, { font: { ...HAN, sizePx: 34 } })],
      },
      {
        type: 'group',
        id: 'seal',
        rotation: { deg: -0.8, about: { x: 470, y: 250 } },
        children: [
          {
            type: 'group',
            id: 'carved',
            opacity: 0.9,
            scale: { x: 0.62, y: 1.31, about: { x: 470, y: 250 } },
            children: [
              line('carved-line', '签', { x: 450, y: 264 }, { font: { ...HAN, sizePx: 40 } }),
              { type: 'path', id: 'carved-path', d: 'M440 230 L500 232 L498 236 Z', fill: '#B3261E' },
            ],
          },
        ],
      },
    ],
    blocks: [],
    notices: [],
    plan: NO_PLAN,
  }
}

/**
 * Boxes with every kind of CSS shadow, for the CSS twin.
 * @public imported by a page at run time
 */
export function twinScene(): Scene {
  const fade: SceneNode = {
    type: 'rect',
    id: 'fade',
    x: 560,
    y: 40,
    width: 300,
    height: 120,
    fill: {
      type: 'linear',
      from: { x: 560, y: 40 },
      to: { x: 560, y: 160 },
      stops: [
        { at: 0, colour: '#4F46E5' },
        { at: 1, colour: 'rgba(0,0,0,0)' },
      ],
    },
  }
  const nodes: SceneNode[] = [
    { type: 'rect', id: 'ground', x: 0, y: 0, width: 960, height: 540, fill: '#F5F2EB' },
    {
      type: 'rect',
      id: 'sharp',
      x: 60,
      y: 50,
      width: 420,
      height: 200,
      fill: '#ffffff',
      shadows: [
        { dx: 0, dy: 4, blurPx: 10, spreadPx: 0, colour: 'rgba(28,25,23,0.12)' },
        { dx: 6, dy: 22, blurPx: 56, spreadPx: 4, colour: 'rgba(28,25,23,0.22)' },
      ],
    },
    {
      type: 'rect',
      id: 'inner',
      x: 60,
      y: 330,
      width: 300,
      height: 160,
      radiusPx: 20,
      fill: '#FDE68A',
      shadows: [
        { dx: 0, dy: 2, blurPx: 10, spreadPx: 3, colour: 'rgba(28,25,23,0.34)', inset: true },
        { dx: 0, dy: 0, blurPx: 40, spreadPx: 0, colour: 'rgba(28,25,23,0.26)', inset: true },
      ],
    },
    {
      type: 'rect',
      id: 'panel',
      x: 480,
      y: 300,
      width: 400,
      height: 180,
      radiusPx: 28,
      fill: 'rgba(255,255,255,0.5)',
      shadows: [
        { dx: 0, dy: 16, blurPx: 40, spreadPx: -6, colour: 'rgba(17,14,67,0.4)' },
        { dx: 12, dy: 12, blurPx: 0, spreadPx: 0, colour: '#9E3B22' },
      ],
    },
    fade,
  ]
  return {
    width: 960,
    height: 540,
    still: nodes,
    live: [
      line(
        'sans',
        'Wave after wave, 97 %',
        { x: 90, y: 120 },
        { font: { ...SERIF, weight: 400, sizePx: 32 } },
      ),
      line('spaced', 'Tracking', { x: 90, y: 180 }, { letterSpacingPx: 4 }),
      line(
        'han',
        '山重水复疑无路，',
        { x: 520, y: 390 },
        { font: { ...HAN, sizePx: 36 }, letterSpacingPx: 1.44 },
      ),
    ],
    blocks: [],
    notices: [],
    plan: NO_PLAN,
  }
}
