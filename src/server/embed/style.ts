/** The card as large as the frame allows, its source below, in the embedding page's colours. */
export const EMBED_STYLE = [
  ':root{color-scheme:light dark;font:13px/1.4 system-ui,sans-serif}',
  ':root.light{color-scheme:light}',
  ':root.dark{color-scheme:dark}',
  'body{margin:0;display:flex;flex-direction:column;align-items:center;height:100vh;height:100dvh;background:transparent}',
  '.card{flex:1;min-height:0;display:flex;align-items:center;justify-content:center;width:100%}',
  'picture{display:contents}',
  'img{display:block;max-width:100%;max-height:100%;width:auto;height:auto;border-radius:6px;color:CanvasText}',
  'p{margin:0;padding:6px 0 4px}',
  'p a{color:CanvasText;opacity:.75;text-decoration:none}',
  'p a:hover{text-decoration:underline}',
  'a:focus-visible{outline:2px solid CanvasText;outline-offset:-2px}',
].join('')

/** For the content security policy; tests/server/embed.test.ts prints the new hash. */
export const EMBED_STYLE_HASH = 'sha256-O82wCGbWhLn/HOIWPq5TuWbT0J99BlnWR0KeS5ki69s='
