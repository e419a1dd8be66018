import { basic, composed, weatherSet, type Template } from './templateRecipes'

/**
 * No two may look alike as thumbnails (DECISIONS.md, Templates). Sizes in px: quote, translation, author;
 * inks: quote, translation, author, accent.
 */
export const TEMPLATES = {
  minimal: basic('Minimal', '极简', 'minus', '16:9', 'minimal', {
    ground: '#FFFFFF',
    frame: { rule: '#C8C8CE' },
    type: ['font-sans', 300, 'text-center', 40, 22, 18],
    inks: ['#18181B', '#52525B', '#3F3F46', '#18181B'],
    text: { trackingEm: -0.015 },
    marks: false,
  }),
  professional: basic('Professional', '商务', 'briefcase', '16:9', 'window', {
    ground: 'bg-gradient-to-b from-slate-700 to-slate-900',
    type: ['font-sans', 'bold', 'text-left', 52, 25, 20],
    inks: ['#0F172A', '#475569', '#1D4ED8', '#1D4ED8'],
    text: { trackingEm: -0.018 },
    card: { shadow: 'lg' },
    marks: false,
  }),
  creative: basic('Creative', '创意', 'brush', '1:1', 'brush', {
    ground: '#FFF6E5',
    frame: { ink: '#F2542D', secondInk: '#1F4BD8', seal: '#1F4BD8' },
    type: ['font-modern', 'bold', 'text-left', 42, 26, 19],
    inks: ['#1B1F3B', '#3E4470', '#1B1F3B', '#F2542D'],
  }),
  modern: basic('Modern', '现代', 'square', '16:9', 'clean', {
    ground: '#FFD43B',
    type: ['font-modern', 'bold', 'text-left', 56, 28, 20],
    inks: ['#111111', '#2B2610', '#111111', '#111111'],
    text: { trackingEm: -0.02 },
    card: { textPosition: 'top' },
    marks: false,
  }),
  retro: basic('Retro', '复古', 'lozenge', '4:3', 'retro', {
    ground: '#F3E3C3',
    frame: { field: '#2F5D57', stripe: '#FFFFFF', hard: '#16322E', rule: '#2F5D57', dot: '#B5452A' },
    type: ['font-serif', 'bold', 'text-center', 38, 23, 18],
    inks: ['#3A2417', '#664A33', '#3A2417', '#B5452A'],
    card: { shadow: 'lg' },
  }),
  dark: basic('Dark', '暗夜', 'moon', '2:1', 'film', {
    ground: 'bg-gradient-to-br from-zinc-800 to-[#0C0C0E]',
    type: ['font-serif', 'regular', 'text-center', 40, 23, 19],
    inks: ['#F4EFE6', '#B9B2A6', '#D8B26A', '#D8B26A'],
    text: { italic: true },
    card: { theme: 'dark' },
  }),
  pinkMinimal: basic('Pink Minimal', '粉色极简', 'circle', '1:1', 'rounded', {
    ground: 'bg-gradient-to-b from-[#FFF1F3] to-[#FFE0E8]',
    frame: { field: '#F7B6CA', border: '#FFFAFB' },
    type: ['font-rounded', 700, 'text-center', 32, 22, 18],
    inks: ['#6B1E3B', '#8A3A58', '#6B1E3B', '#E0527E'],
    card: { shadow: 'sm' },
  }),
  techBlue: basic('Tech Blue', '科技蓝', 'grid', '16:9', 'pixel', {
    ground: '#04122E',
    frame: {
      page: '#071A3F',
      edge: '#0EA5E9',
      seam: '#06224C',
      heart: '#22D3EE',
      dither: '#0B4A8F',
      shadow: '#010817',
    },
    type: ['font-pixel', 'bold', 'text-center', 40, 26, 24],
    inks: ['#E0F2FE', '#8FC7EE', '#22D3EE', '#22D3EE'],
    card: { theme: 'dark', shadow: 'md' },
    marks: false,
  }),
  naturalGreen: basic('Natural Green', '自然绿', 'leaf', '3:4', 'notebook', {
    ground: '#EDF3DE',
    frame: { rule: '#CEDDBF', margin: '#C98B6B', hole: '#A9BF95' },
    type: ['font-hand', 'regular', 'text-left', 36, 27, 24],
    inks: ['#22402B', '#415A44', '#22402B', '#7A9A3B'],
  }),
  violet: basic('Violet', '紫罗兰', 'layers', '16:9', 'glassmorphic', {
    ground: 'bg-gradient-to-br from-violet-200 via-violet-400 to-violet-600',
    frame: { discA: '#F5D0FE', discB: '#5B21B6', discC: '#F0ABFC', discD: '#DDD6FE' },
    type: ['font-serif', 'bold', 'text-right', 38, 23, 19],
    inks: ['#2E1065', '#40207E', '#2E1065', '#6D28D9'],
    card: { shadow: 'md' },
  }),
  businessGray: basic('Business Gray', '商务灰', 'sheet', '4:3', 'shadow', {
    ground: 'bg-gradient-to-b from-[#C9CED5] to-[#9AA2AD]',
    frame: { sheet: '#FBFBFC' },
    type: ['font-sans', 500, 'text-left', 42, 23, 18],
    inks: ['#1F242C', '#59616C', '#1F242C', '#D9401F'],
    text: { authorCapitals: true, trackingEm: -0.022 },
    card: { shadow: 'lg', textPosition: 'top' },
    marks: false,
  }),
  sunsetOrange: basic('Sunset Orange', '落日橙', 'photo', '1:1', 'polaroid', {
    ground: 'bg-gradient-to-b from-[#2E1342] via-[#8F2C41] to-[#FFA64D]',
    frame: { desk: '#F3D9BD' },
    type: ['font-sans', 'bold', 'text-center', 30, 20, 24],
    inks: ['#3A1F33', '#6E4A55', '#2B2A33', '#C24A2C'],
    card: { shadow: 'md' },
  }),
  ...weatherSet('sunny', 'Sunny', '晴', 'clean', [44, 40, 40], {
    ground: 'bg-gradient-to-bl from-amber-300 to-amber-50',
    type: ['font-rounded', 'bold', 'text-left'],
    inks: ['#4A2A06', '#6E4512', '#7A5217', '#7A5217'],
  }),
  ...weatherSet('rainy', 'Rainy', '雨', 'glassmorphic', [44, 36, 40], {
    ground: 'bg-gradient-to-b from-slate-600 to-[#7C93AD]',
    type: ['font-sans', 480, 'text-left'],
    inks: ['#101C2C', '#2A3B50', '#101C2C', '#2A3B50'],
    card: { shadow: 'md' },
    marks: true,
  }),
  ...weatherSet('cloudy', 'Cloudy', '云', 'clean', [44, 38, 44], {
    ground: 'bg-gradient-to-b from-[#BEC8D2] to-[#E9ECEF]',
    type: ['font-sans', 'bold', 'text-center'],
    inks: ['#1F2937', '#435061', '#1F2937', '#465160'],
  }),
  ...weatherSet('snowy', 'Snowy', '雪', 'minimal', [44, 40, 40], {
    ground: 'bg-gradient-to-b from-[#98C5EF] to-[#DCEBF9]',
    frame: { rule: '#FFFFFF' },
    type: ['font-serif', 'regular', 'text-center'],
    inks: ['#12304D', '#2F4E6C', '#12304D', '#355573'],
  }),
  ...weatherSet('dusk', 'Dusk', '暮', 'clean', [38, 34, 35], {
    ground: 'bg-gradient-to-b from-[#241B4B] via-[#7B2F6B] to-[#E0685A]',
    type: ['font-serif', 'regular', 'text-left'],
    inks: ['#FFF7EC', '#F6DCCB', '#FFEBD0', '#FFE9D6'],
    text: { italic: true },
    card: { theme: 'dark' },
  }),
  almanac: composed('Almanac', '黄历', 'calendar', '3:4', 'almanac', {
    ground: '#FBF5E6',
    font: 'font-serif',
    inks: ['#221A14', '#5E5145', '#5E5145', '#B3231A'],
  }),
  grid: composed('Grid', '网格', 'grid', '1:1', 'numeral', {
    ground: '#FF7A5C',
    font: 'font-sans',
    weight: 640,
    inks: ['#17120F', '#17120F', '#17120F', '#17120F'],
  }),
  firstSnow: composed('First Snow', '素笺', 'snow', '9:16', 'literati', {
    ground: 'bg-gradient-to-b from-[#D0DFEC] to-[#E9F0F4]',
    font: 'font-serif',
    inks: ['#1C2226', '#46515A', '#1C2226', '#A8281E'],
  }),
  gilded: composed('Gilded', '泥金', 'columns', '3:4', 'vertical', {
    ground: '#182848',
    colours: { rule: '#D9B56B' },
    font: 'font-serif',
    weight: 600,
    inks: ['#E9CB8B', '#C9B48A', '#E9CB8B', '#BE3A2A'],
    card: { theme: 'dark' },
  }),
  twoLeaves: composed('Two Leaves', '对页', 'facing', '16:9', 'facing', {
    ground: '#F7F1E3',
    colours: { leaf: '#6B1B24', leafInk: '#F8EFDD', leafSmall: '#E3C9B4' },
    font: 'font-serif',
    inks: ['#2A1D18', '#6A5A4E', '#6A5A4E', '#C9A063'],
  }),
  loud: composed('Loud', '大字', 'poster', '4:5', 'poster', {
    ground: '#2128D6',
    font: 'font-sans',
    inks: ['#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFE45C'],
    card: { theme: 'dark' },
  }),
  review: composed('Review', '专栏', 'editorial', '3:4', 'editorial', {
    ground: '#FFE9D6',
    font: 'font-serif',
    inks: ['#221B17', '#5F5249', '#9B1B30', '#9B1B30'],
  }),
  manuscript: composed('Manuscript', '稿纸', 'grid', '1:1', 'manuscript', {
    ground: '#FCFAF0',
    colours: { rule: '#D0523E' },
    font: 'font-kai',
    inks: ['#20305C', '#44507A', '#20305C', '#B2402F'],
  }),
  eightColumns: composed('Eight Columns', '八行笺', 'columns', '2:3', 'eightColumns', {
    ground: '#F3E3C2',
    colours: { rule: '#C2463A' },
    font: 'font-brush',
    inks: ['#1D1B1A', '#4A4540', '#1D1B1A', '#B3261E'],
  }),
  daybreak: composed('Daybreak', '画报', 'photo', '4:5', 'caption', {
    ground: '#F7F4EE',
    font: 'font-serif',
    inks: ['#1E2428', '#57605F', '#A34B2A', '#A34B2A'],
  }),
  postcard: composed('Postcard', '明信片', 'mail', '3:2', 'postcard', {
    ground: '#8FA9B3',
    colours: { paper: '#FAF5E8' },
    font: 'font-kai',
    inks: ['#243056', '#525C78', '#243056', '#B5402F'],
  }),
  ticket: composed('Ticket', '票根', 'ticket', '2:1', 'ticket', {
    ground: '#17463F',
    colours: { ticket: '#F4C95D' },
    font: 'font-serif',
    weight: 640,
    inks: ['#20180C', '#4A3A18', '#20180C', '#8E2417'],
  }),
  celadon: composed('Celadon', '留白', 'whisper', '9:16', 'whisper', {
    ground: 'bg-gradient-to-b from-[#B4C7BF] to-[#C3D0C4]',
    font: 'font-serif',
    inks: ['#17241F', '#2F443C', '#2F443C', '#9E2418'],
  }),
  evergreen: composed('Evergreen', '诗行', 'verse', '3:4', 'verse', {
    ground: '#143730',
    frameStyle: 'minimal',
    frame: { rule: '#2F5A4C' },
    font: 'font-serif',
    inks: ['#F6EEDC', '#CFD6C4', '#F0B37E', '#F0B37E'],
    card: { theme: 'dark' },
  }),
} satisfies Record<string, Template>

export type TemplateId = keyof typeof TEMPLATES

export type { Template }
export { WEATHER_RATIOS } from './templateRecipes'
