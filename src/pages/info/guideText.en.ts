import { daySnippets, feedUrls, selectionBookmarklet } from '../../card/daySnippets'
import { PICTURE_LIMITS } from '../../draw/pictures/pictureLimits'
import { COUNTS } from '../../language/counts'
import type { InfoWords } from './infoText'
import { picturesOf } from './picturesOf'

const SNIPPETS = daySnippets('en')
const FEED_URLS = feedUrls('en')

export const GUIDE_EN: InfoWords = {
  title: 'Guide',
  lead: 'From today’s quote to a saved picture takes a minute. Everything after that is there when you want it.',
  sections: [
    {
      id: 'start',
      heading: 'A card in one minute',
      body: [
        {
          steps: [
            'Open the [home page](/). It shows today’s quote as a card.',
            'Press **Edit This Quote**. The same card is now in the [editor](/editor).',
            'Under **Templates**, choose one. It changes everything at once, and you can go on from there.',
            'Press **Export Image**. The picture is in your downloads; on an iPhone or iPad, choose Save Image. The arrow beside the button has more ways: copying, sharing, a link.',
          ],
        },
        {
          pictures: [
            {
              id: 'card',
              isEarly: true,
              alt: 'A finished card: Shelley’s “If Winter comes, can Spring be far behind?” in English and Chinese on pale yellow, with a sun.',
            },
          ],
          caption:
            'The template Sunny, as it is saved. All pictures on this page were drawn by the editor’s own engine.',
        },
      ],
    },
    {
      id: 'quote',
      heading: 'Today’s quote, or another day’s',
      body: [
        'A new quote comes at midnight, by your own clock. A page that is open then offers it and never replaces a card you are working on.',
        {
          list: [
            'On the home page, **Refresh Quote** brings the quote of some other day of this month.',
            'In the editor, under **Content**, set the **Date** and press **Get Quote**. Any day may be chosen, past or future.',
          ],
        },
        'The small print under the card says where the words come from: the quote service, the almanac that is built in, or you. A quote of the almanac names its work too.',
      ],
    },
    {
      id: 'own',
      heading: 'Your own words',
      body: [
        'On the home page, type or paste a quote and press **Generate Card**. The author comes after a dash, before a colon or on a line alone; a line in the other language becomes the translation. **Load Example** shows how it is done.',
        'In the editor there are two ways to change words.',
        {
          list: [
            'On the card: double-click a text, or tap it twice, and write in its place. `Esc` finishes.',
            'In the panel: under **Content**, click a field or press **Edit Content**. Quote, author and date are under **Quote Content**, the Chinese under **Translation**. **Save** applies the changes, **Cancel** discards them.',
          ],
        },
        `Some words can stand out, as with a marker or a circle: select them in either place and press **Emphasis**. Words typed between two asterisks, \`*so*\`, are marked at once; undo brings the asterisks back.`,
        'An address can bring the words, too. Keep the line below as a bookmark, select a sentence on any page and press it: the sentence opens here as a card.',
        {
          snippets: [['Bookmark', selectionBookmarklet('en')]],
          words: ['Copy', 'Copied'],
        },
        'A quote too long for its card is set smaller until it fits, at last in wider lines. If even these do not hold it, it ends in an ellipsis and the editor says so.',
        `Such a text can be several cards: paste it, up to 20,000 characters, or turn on **Pages** under **Frame**. Pages are set plainly, in one size. A heading (\`#\`) or a line \`---\` begins a page, a heading at the very top is the cover. The pages stand in a row below the card; **Batch Export…** saves all of them as a zip, a PDF or one long picture.`,
      ],
    },
    {
      id: 'display',
      heading: 'Date, seal, pinyin, characters',
      body: [
        'Under **Display** you choose what is shown: author, translation, date, quotation marks, watermark. The watermark may say whatever you like.',
        {
          terms: [
            [
              'Main language',
              'Which language is set first and largest, or alone. **Automatic** takes the language of the original.',
            ],
            [
              'Date line',
              'What the date says, and in which order: numbers, weekday, month and day in Chinese, lunar date, solar term.',
            ],
            [
              'Seal',
              '**Show Seal** stamps one to four characters in red, in place of a watermark that says the same. **Seal style** and **Seal place** are below it.',
            ],
            ['Pinyin', '**Show Pinyin** sets the reading above the Chinese, in horizontal lines.'],
            [
              'Traditional',
              'Under **Text**, **Characters** draws the Chinese in **Traditional** or **Simplified**, however it was typed.',
            ],
          ],
        },
        {
          pictures: [
            {
              id: 'display-seal',
              name: 'Seal',
              alt: 'A card in Chinese with a red seal of four characters at its foot.',
            },
            {
              id: 'display-pinyin',
              name: 'Pinyin',
              alt: 'A card whose Chinese has pinyin above each character.',
            },
            {
              id: 'display-traditional',
              name: 'Traditional',
              alt: 'A card led by Chinese in Traditional characters, with a Chinese date line.',
            },
          ],
        },
      ],
    },
    {
      id: 'product',
      heading: 'Product cards',
      body: [
        'A card can show a product instead of a quote. There are two ways to begin.',
        {
          list: [
            'Paste the link to a product’s page into the field on the home page and press **Generate Card**. Our server reads the page and fills in what the page says about itself.',
            'In the editor, under **Content**, set **Card type** to **Product**, press **Edit Content** and type the details. Only the name is needed. **Load Example** gives you one to begin with.',
          ],
        },
        'A product has a name, a tagline, a description, a logo, a picture, votes, comments, topics and a web address. What is empty takes no room. Under **Display** you can hide any of them but the name; the web address is on the card as a QR code that a phone can read.',
        {
          pictures: [
            {
              id: 'product-en',
              alt: 'A product card: name, tagline and logo on top, a picture, a description, topics, votes, comments and a QR code.',
            },
          ],
          caption: 'The built-in example in the template Professional.',
        },
        'Every template, background, frame and aspect ratio works for products as it does for quotes.',
      ],
    },
    {
      id: 'templates',
      heading: 'Templates',
      body: [
        `There are ${COUNTS.templates}. Some are basic, some have weather, each in three aspect ratios, and some arrange the words in a way of their own: a calendar leaf, columns from right to left, facing pages, a poster, a postcard, a ticket. Others have a painting, which is another one each day. **Landscape**, **Square** and **Portrait** show each in that orientation, and the one you choose comes in it.`,
        'A template sets everything but one thing: whether quotation marks are shown stays as you had it. If you do not like it, **Undo** takes you back.',
        {
          pictures: picturesOf('template', 'en', (name) => `One quote in the template ${name}`),
          caption: 'One quote in some of them.',
        },
        {
          pictures: picturesOf(
            'weather',
            'en',
            (name) => `A portrait card with ${name.toLowerCase()} weather`,
          ),
          inRow: 'equal heights',
          caption:
            'Weather comes from the colors: a solid or gradient background in the colors of a sky gets its sun, rain, clouds, snow or dusk.',
        },
      ],
    },
    {
      id: 'composition',
      heading: 'Compositions',
      body: [
        `A composition is the way the words stand on the card. **Composition** under **Text** has ${COUNTS.compositions}, and your colors, background and words stay as they are. A template made of one shows its name too.`,
        {
          pictures: picturesOf('composition', 'en', (name) => `One quote in the composition ${name}`),
          caption: 'One quote in all but the plain one.',
        },
        'Some bring type of their own: settings that do not apply are dimmed. Products keep their own layout.',
      ],
    },
    {
      id: 'background',
      heading: 'Backgrounds and your own pictures',
      body: [
        'Under **Background**, choose the **Background type** first, then its color, gradient, pattern, picture or painting.',
        {
          pictures: picturesOf('background', 'en', (name) => `A card with the background type ${name}`),
        },
        '**Art** paints a subject by the date of the card: the moon has its phase, the branch is that of the season, the stars are the evening’s. A day always has the same painting. **Shuffle** paints another, **Palette** changes its colors, and **Original for This Date** brings the first one back.',
        `A picture can be chosen as a file, dropped on the card, pasted, or given by its web address. JPEG, PNG, WebP, AVIF and GIF work, up to ${PICTURE_LIMITS.en.size} and ${PICTURE_LIMITS.en.pixels}. It never leaves your browser.`,
        {
          list: [
            '**Find the Subject** keeps a face, or whatever stands out, in view at every ratio, and **Words Where It Is Calm** sets the words beside it. Both are on until you press them; dragging the picture lifts the first.',
            '**Print** has eight ways to print a photograph, from soft color to black and white, dots and two inks. Duotone, halftone and riso take the colors of your template.',
            'Drag the picture on the card to move it; **Zoom**, **Fit** and **Blur** are in the panel.',
            'An overlay lies between picture and words. It is never weaker than the minimum for legibility; **Overlay strength** makes it stronger, and **Overlay** light or dark.',
            'Text colors that you have not set are chosen for you, so that they can be read on what lies under them.',
          ],
        },
      ],
    },
    {
      id: 'frame',
      heading: 'Frame, shadow and margin',
      body: [
        'The tab **Frame** has frames, shadows and aspect ratios. All of them go together.',
        '**Made for** gives the picture the exact size and format of a place, such as Instagram Story or a wallpaper, and keeps words out of what lies over it there.',
        {
          pictures: picturesOf('frame', 'en', (name) => `The same card in the frame ${name}`),
        },
        'A small, medium or large shadow needs something to fall on, so the card gets a margin. **Tint** takes its color from the card. **Transparent** leaves it open, in PNG and WebP; a JPG has white there. **None** cuts it off. A frame that lays its page on a table, such as Polaroid, has that in place of a margin: the shadow is the page’s.',
        {
          pictures: picturesOf('shadow', 'en', (name) => `A white card with the shadow ${name}`),
          caption: 'Without a shadow, with a large one and its margin, and with an inner one.',
        },
      ],
    },
    {
      id: 'shape',
      heading: 'Aspect ratio',
      body: [
        'Choose the **Aspect ratio** by where the picture goes: 16:9 for a slide or a wallpaper, 1:1 or 4:5 for a post, 9:16 for a story. The card is laid out anew for each, never stretched.',
        {
          pictures: picturesOf('ratio', 'en', (name) => `The template Snowy at ${name}`),
          inRow: 'equal heights',
        },
        'On a phone the preview is 4:5, whatever the template says, because that is what fits. **Actual ratio** shows the chosen one; choosing a template under **Landscape**, **Square** or **Portrait** switches it on. What is saved is always what you see.',
      ],
    },
    {
      id: 'type',
      heading: 'Text',
      body: [
        'Each font family under **Text** has a Latin and a Chinese font that go together.',
        {
          pictures: picturesOf('font', 'en', (name) => `A quote in the font family ${name}`),
        },
        '**Font** has bold, italic and alignment; **Size** the sizes of quote, translation and author, and the **Letter spacing**; **Color** their colors. **Automatic** gives a color back to the card.',
      ],
    },
    {
      id: 'hand',
      heading: 'Moving things by hand',
      body: [
        'Click or tap a block on the card: quote, translation, author, date or watermark. It gets a red frame.',
        {
          list: [
            'Drag it to where you want it. Red lines show when it is centered, at the margin or on a third.',
            'Drag a corner to make it larger or smaller; drag a side to make its lines shorter or longer.',
            'The small toolbar aligns, sizes, colors and hides it. **Reset placement** puts it back.',
            'Pinch, or turn the wheel with `Ctrl`, to look closer. None of this is in the saved picture.',
          ],
        },
        {
          pictures: [
            {
              id: 'hand-before',
              name: 'Before',
              alt: 'A card with quote, translation and author in a column.',
            },
            {
              id: 'hand-after',
              name: 'After',
              alt: 'The same card with the quote larger at the upper left and the rest at the lower right.',
            },
          ],
        },
        'Positions are relative to the card, so they hold when you choose another aspect ratio.',
      ],
    },
    {
      id: 'undo',
      heading: 'Undo, and what is kept',
      body: [
        'A hundred steps can be undone and redone, a whole gesture being one of them. Your card, its steps and your pictures are kept in this browser and are there when you come back. What exactly, and how to delete it, is under [Privacy](/privacy).',
        'If you change the card in two tabs, the page asks which one to keep. The other is one undo away.',
      ],
    },
    {
      id: 'kept',
      heading: 'My Cards',
      body: [
        '**Keep This Card** in the editor puts the card into [My Cards](/cards), where it follows your changes; pressed again, it offers a copy. **Keep This Day** on a day’s page keeps the day.',
        'In My Cards you rename, duplicate, export and delete. They are kept in this browser only: **Export All** saves a backup, and **Import…** reads it again, here or elsewhere.',
        'Its third tab takes a list of your own quotes: pasted, or from a text, CSV, JSON, Kindle, Apple Books or WeChat Reading file. It shows what it understood before anything is added. Select some and press **Make Cards…**, or switch on **Show mine each day**: home then shows one of yours a day, none twice before all were shown.',
      ],
    },
    {
      id: 'looks',
      heading: 'Your own templates',
      body: [
        {
          steps: [
            'Make a card as you like it.',
            'Under **Templates**, press **Keep as Template**, give it a name and press **Keep**.',
            'It is now under **My templates** and works like any other. Sixty are kept.',
          ],
        },
        '**Manage** lets you rename, delete or export one. **Export All** makes one file of all of them, and **Import…** reads such a file, on another computer or from a friend.',
      ],
    },
    {
      id: 'export',
      heading: 'Saving the picture',
      body: [
        '**Export Settings** has these choices. The exact size in pixels is beside them, and once the file is made its size in bytes and the places that take it.',
        {
          terms: [
            [
              'Format',
              'PNG is exact and keeps transparency. JPG is small and opens everywhere. WebP is smaller still and keeps transparency, but some older programs do not know it.',
            ],
            [
              'Resolution',
              '2x is right for most screens and networks. 4x of a 16:9 card is 4K, for print or a large display.',
            ],
            [
              'Quality',
              'For JPG and WebP, from 60% to 100%. At 95% you will see no difference; lower is smaller.',
            ],
            [
              'Reopenable file',
              'The file holds the card’s words and settings. Drop, paste or choose it in the editor, and you are asked whether to open the card or to use the picture. Your own pictures are not in it: they are there only in the browser that you made the card in.',
            ],
          ],
        },
        { figure: 'sizes' },
        'The arrow beside **Export Image** has what else this browser can do.',
        {
          terms: [
            [
              'Share, Hold to Save',
              'The share sheet hands the picture to another app. Where an app’s own browser downloads nothing, press and hold the picture.',
            ],
            ['Copy', 'The picture, a caption with the words of the card, or a text for screen readers.'],
            [
              'Copy Link',
              'The card itself is in the link, and chats show it: our server draws that picture. A private link is never sent to us, and chats show no picture. Your own pictures travel in neither.',
            ],
            ['Print', 'The card alone on the page.'],
          ],
        },
        'The file is named after the date of the quote, as in `quote-2025-07-06.png`. If your browser cannot draw a picture that large, it is saved a little smaller and you are told the size.',
      ],
    },
    {
      id: 'batch',
      heading: 'Many pictures, and printing',
      body: [
        '**Batch Export…** is in the menu beside **Export Image** and on [Days](/days), under **Export**.',
        {
          terms: [
            ['Sizes', 'The open card in the sizes of the places you choose, each laid out anew.'],
            [
              'By Date',
              'A card for each day of a week, a month or any range, as pictures in one file or a folder.',
            ],
            [
              'Print',
              'A PDF for the printer: cards of a month on sheets, a month poster or a desk calendar, with crop marks and bleed.',
            ],
          ],
        },
        'A batch that is stopped, or whose page is closed, goes on where it was.',
      ],
    },
    {
      id: 'days',
      heading: 'Reading and listening',
      body: [
        '[Days](/days) has a quote for each day of the year and searches their words and authors. Any date has a page, past or future; the arrow keys walk from day to day.',
        'A day’s page reads its quote aloud with **Listen in English** and **Listen in Chinese**, hides the **Translation** to test yourself, and shows **Pinyin**.',
      ],
    },
    {
      id: 'follow',
      heading: 'Each day elsewhere',
      body: [
        '[On your phone, every morning](/everywhere) is a page that brings the day’s card to a lock screen, a desktop, e-ink, a web page or your notes: choose a look and a device, copy the address, follow the steps.',
        'Each day’s quote can come to you as well: give one of these addresses to a feed reader or a calendar. **Subscribe** on [Days](/days) and on a day’s page has them all. With `?tz=Asia/Shanghai` at its end the day begins at the midnight of that time zone; a calendar with `&at=07:30` after that reminds you each morning.',
        {
          snippets: [
            ['Feed readers (Atom)', FEED_URLS.atom],
            ['Feed readers (JSON Feed)', FEED_URLS.json],
            ['Calendars', FEED_URLS.calendar],
          ],
          words: ['Copy', 'Copied'],
        },
        'A page of your own can show today’s card: in a frame, light or dark as its reader’s device, or as a picture alone. Both need no script.',
        {
          snippets: [
            ['Frame', SNIPPETS.frame],
            ['Picture', SNIPPETS.picture],
          ],
          words: ['Copy', 'Copied'],
        },
        'In both, `date=11-22` is one day of any year and `template=minimal` another look; the frame takes `theme=light` and `theme=dark` too. A picture fits any size with `w` and `h`, and `palette=4` draws it in grays for e-ink. `target=iphone` draws a lock screen to the pixel, with the clock’s place left free; `desktop`, `e-ink` and the other places of the editor’s **Made for** work too.',
      ],
    },
    {
      id: 'offline',
      heading: 'Without a network',
      body: [
        'What you have opened works without a network: your card, the days you saw, the words of every day. A template or day whose fonts are not stored says so.',
        'The switch “Everything available offline” at the foot of [My Cards](/cards) stores all of it, and says how much that is. An installed app does so by itself.',
      ],
    },
    {
      id: 'keys',
      heading: 'Keyboard',
      body: [
        'Everything can be done without a mouse. In the editor, `?` shows this list. On a Mac, `⌘` takes the place of `Ctrl`.',
        {
          keys: [
            ['Undo', 'Ctrl+Z'],
            ['Redo', 'Ctrl+Shift+Z', 'Ctrl+Y'],
            ['Export the picture', 'Ctrl+S'],
            ['Next block, previous block', 'Page Down', 'Page Up'],
            ['Move the block by 1 px', '← ↑ → ↓'],
            ['Move it by 8 px', 'Shift+← ↑ → ↓'],
            ['Larger, smaller', 'plus', '−'],
            ['Write in the block', 'Enter'],
            ['Hide the block', 'Delete'],
            ['Deselect', 'Esc'],
            ['Finish writing', 'Esc', 'Ctrl+Enter'],
            ['Zoom in, zoom out', 'Ctrl+plus', 'Ctrl+−'],
            ['Fit the card', 'Ctrl+0'],
          ],
        },
      ],
    },
    {
      id: 'trouble',
      heading: 'If something is off',
      body: [
        {
          terms: [
            [
              'The quote is not today’s',
              'The network or the quote service did not answer in time, so the site shows a built-in quote. Reload the page to try again.',
            ],
            [
              'A picture is blocked',
              'Many sites do not let other sites use their pictures. Save the picture to your device, then choose it as a file. Until then a placeholder is shown instead; exporting works all the same.',
            ],
            [
              'The browser has no room left',
              'Pictures take the most. Remove some, delete templates you no longer use, or clear other sites’ data. Export the card first: it may not survive closing the tab.',
            ],
            [
              'The browser keeps nothing',
              'In a private window, or with site data blocked, everything works until you close the tab. Export before that.',
            ],
            [
              'A photo from an iPhone is refused',
              'It is a HEIC file, which most browsers cannot read. Share or export it as JPEG, then choose that. With “Most Compatible” in the iPhone’s camera settings, new photos are JPEG from the start.',
            ],
            [
              'Characters are missing',
              'The editor names the characters that our fonts lack. Replace them, or try another font family.',
            ],
            [
              'The export fails',
              'The message says why. Most often the picture is too large for the device: choose a lower resolution, or close other tabs.',
            ],
          ],
        },
      ],
    },
  ],
}
