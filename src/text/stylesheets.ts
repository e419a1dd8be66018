/**
 * Families → the rules that `load` and `loadItalic` of their faces import, as package paths, for Node, which has no bundler. Not in
 * their entries: no page needs the paths.
 */
export const STYLESHEETS: Readonly<Record<string, readonly string[]>> = {
  'Inter Variable': ['@fontsource-variable/inter/wght.css', '@fontsource-variable/inter/wght-italic.css'],
  'Source Serif 4 Variable': [
    '@fontsource-variable/source-serif-4/wght.css',
    '@fontsource-variable/source-serif-4/wght-italic.css',
  ],
  'JetBrains Mono Variable': [
    '@fontsource-variable/jetbrains-mono/wght.css',
    '@fontsource-variable/jetbrains-mono/wght-italic.css',
  ],
  'Nunito Variable': ['@fontsource-variable/nunito/wght.css', '@fontsource-variable/nunito/wght-italic.css'],
  'Outfit Variable': ['@fontsource-variable/outfit/wght.css'],
  'Noto Sans SC Variable': ['@fontsource-variable/noto-sans-sc/wght.css'],
  'Noto Serif SC Variable': ['@fontsource-variable/noto-serif-sc/wght.css'],
  'MaoKenTangYuan (beta)': ['@chinese-fonts/mkwtyt/dist/MaoKenTangYuan/result.css'],
  'Smiley Sans Oblique': ['@chinese-fonts/dyh/dist/SmileySans-Oblique/result.css'],
  'Caveat Variable': ['quotidian/fontFiles/caveat/caveat.css'],
  'LXGW WenKai': ['lxgw-wenkai-webfont/lxgwwenkai-regular.css', 'lxgw-wenkai-webfont/lxgwwenkai-bold.css'],
  'Klee One': ['quotidian/fontFiles/klee/klee.css'],
  'Ma Shan Zheng': ['quotidian/fontFiles/brush/ma-shan-zheng.css'],
  'Zhi Mang Xing': ['quotidian/fontFiles/brush/zhi-mang-xing.css'],
  'Abril Fatface': ['@fontsource/abril-fatface/400.css'],
  Galmuri11: ['quotidian/fontFiles/galmuri11/galmuri11.css'],
  'Quotidian Pixel SC': ['quotidian/fontFiles/pixel-sc/pixel-sc.css'],
  'Noto Sans Arabic Variable': ['@fontsource-variable/noto-sans-arabic/wght.css'],
  'Noto Sans Hebrew Variable': ['@fontsource-variable/noto-sans-hebrew/wght.css'],
  'Noto Emoji Variable': ['@fontsource-variable/noto-emoji/wght.css'],
}
