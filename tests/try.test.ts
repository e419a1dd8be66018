import { it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { cardFile, sceneOfCard } from '../src/export/cardFile'
import { restoreCard } from '../src/card/restore'
import { intoPages, pageCards, withPageTexts } from '../src/card/pages'
import { readLongText } from '../src/card/longText'
import { paginate } from '../src/layout/paginate'
import { NO_PICTURES } from '../src/draw/node/nodeCanvas'
import { TEMPLATES } from '../src/card/templates'
import { applyTemplate } from '../src/card/looks'
import { DEFAULT_SETTINGS } from '../src/card/settings'
const ZH = `# 外婆的井

那天清晨，我沿着河堤走了很久。雾还没有散，柳树的影子像是浸在牛奶里。有人在对岸吹笛子，声音断断续续地飘过来，我站着听了一会儿，忽然想起小时候外婆家门前的那条小路。

小路尽头有一口井。井边的青石板被磨得发亮，夏天的时候，我们把西瓜放在桶里吊下去，到傍晚再提上来，切开的那一声*脆响*，整条巷子都听得见。外婆说，好东西都是要等的。

## 等

等一锅汤慢慢地滚，等一场雨下到该下的时候，等院子里的桂花落满一地再去扫。她从来不着急，仿佛时间是她养的一只猫，出去了总会自己回来。我那时候不懂，总是踮着脚往井里看，看西瓜有没有动。水面上映着一小块天，云从这头走到那头，要走很久。后来我去了很远的地方读书，学会了赶路，学会了把一天掰成很多份来用。

有一年冬天回去，井已经封上了，上面盖着一块水泥板。我在旁边站了一会儿，把手放在板上，冰得很。外婆从屋里喊我吃饭，声音还是那样不紧不慢。我忽然明白，她等的从来不是西瓜。

---

再后来，她也走了。那条小路修成了柏油路，两边种上了整齐的树。我还是喜欢在清晨走一走，走得很慢。`
it('draws', async () => {
  for (const id of (process.env['T'] ?? 'modern').split(',')) {
    const settings = { ...applyTemplate(id as any, DEFAULT_SETTINGS), aspectRatio: '3:4' }
    const card = restoreCard({ kind: 'quote', quote: { content: 'x', translation: '', author: '林晚', date: '2026-11-30' }, settings }, '2026-11-30') as any
    const t0 = performance.now()
    let n = 0
    const withPages = { ...card, quote: intoPages(card, readLongText(process.env['EN'] ? (await import('node:fs')).readFileSync(process.env['EN'], 'utf8') : ZH)) }
    const texts = await paginate(withPages, async (c) => { n++; return (await sceneOfCard(c, NO_PICTURES, { mode: 'full', holdsSize: true })).scene })
    console.log(id, 'pages', texts?.length, 'layouts', n, performance.now() - t0)
    const all = pageCards({ ...withPages, quote: withPageTexts(withPages.quote, texts!) })
    for (const [at, page] of all.entries()) {
      const f = await cardFile(page, { format: 'png', quality: 1, scale: 1, opensAgain: false, widthPx: null }, NO_PICTURES)
      const scene = (await sceneOfCard(page, NO_PICTURES, { mode: 'full' })).scene
      console.log(at, scene.notices.map((x) => x.code).join(), scene.blocks.find((b) => b.id === 'content')?.sizePx)
      writeFileSync(`/tmp/p-${id}-${at}.png`, f.bytes)
    }
  }
}, 60000)
