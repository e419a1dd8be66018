/** Names of controls (DECISIONS.md, Names of controls), for jsdom and browsers. */
export type Role =
  | 'button'
  | 'checkbox'
  | 'group'
  | 'heading'
  | 'link'
  | 'listbox'
  | 'option'
  | 'radio'
  | 'region'
  | 'slider'
  | 'switch'
  | 'tab'
  | 'textbox'
export type Names = Partial<Record<Role, readonly string[]>>

/** A place: the control that opens it, by role and English name, and the controls it contains. */
export interface Place {
  opens?: readonly [Role, string]
  names: Names
  groups?: Record<string, readonly string[]>
}

export const EVERYWHERE: Names = {
  link: ['Home', 'Editor', 'Guide', 'About', 'Skip to content'],
  button: ['Language', 'Theme'],
}

export const HOME: Names = {
  heading: ['Today’s line, kept as a picture.'],
  region: ["Today's Quote"],
  link: ['Donate', 'Privacy', 'Terms', 'Edit This Quote'],
  button: ['Refresh Quote', 'Generate Card', 'Load Example'],
  textbox: ['Product link or custom quote'],
}

const SIZES = ['Small', 'Base', 'Large', 'Extra large', '2× large']
const INKS = ['Automatic', 'Black', 'Blue', 'Red']

export const EDITOR: readonly Place[] = [
  {
    names: {
      tab: [
        'Content',
        'Display',
        'Text',
        'Templates',
        'Background',
        'Frame',
        'Quote Content',
        'Translation',
        'Media',
      ],
      button: ['Get Quote', 'Edit Content', 'Export Image', 'More Ways', 'Export Settings', 'Undo', 'Redo'],
      link: ['Back to Home'],
      textbox: ['Date', 'Quote', 'Author', 'Quote date'],
      listbox: ['Basic templates', 'Weather templates', 'Composition templates'],
      option: ['Minimal', 'Professional', 'Sunny', 'Dusk Square', 'Dusk Portrait'],
    },
    groups: { Orientation: ['All', 'Landscape', 'Square', 'Portrait'] },
  },
  { opens: ['tab', 'Translation'], names: { textbox: ['Translation text'] } },
  { opens: ['tab', 'Media'], names: { textbox: ['Share image URL', 'Original image URL'] } },
  { opens: ['button', 'Edit Content'], names: { button: ['Save', 'Cancel'] } },
  { opens: ['button', 'Cancel'], names: { button: ['Edit Content'] } },
  {
    opens: ['tab', 'Display'],
    names: {
      switch: ['Show Author', 'Show Translation', 'Show Date', 'Show Quotation Marks', 'Show Watermark'],
      group: ['Date line'],
      checkbox: [
        'Numbers',
        'Weekday',
        'Month and day',
        'Chinese calendar',
        'Chinese year',
        'Solar term',
        'Whole date',
      ],
      textbox: ['Watermark text'],
    },
  },
  {
    opens: ['tab', 'Text'],
    names: { tab: ['Font', 'Size', 'Color'], switch: ['Bold', 'Italic'] },
    groups: {
      'Font family': ['Sans', 'Serif', 'Mono', 'Rounded', 'Modern'],
      Alignment: ['Left', 'Center', 'Right'],
      Characters: ['Simplified', 'Traditional'],
    },
  },
  {
    opens: ['tab', 'Size'],
    names: { slider: ['Letter spacing'] },
    groups: { 'Quote size': SIZES, 'Translation size': SIZES, 'Author size': SIZES },
  },
  {
    opens: ['tab', 'Color'],
    names: { textbox: ['Custom quote color', 'Custom translation color'] },
    groups: { 'Quote color': INKS, 'Translation color': INKS, 'Author color': INKS },
  },
  {
    opens: ['tab', 'Background'],
    names: { textbox: ['Custom background color'] },
    groups: {
      'Background type': ['Solid', 'Gradient', 'Dotted', 'Striped', 'Image'],
      'Background color': ['White', 'Mint', 'Beige'],
    },
  },
  { opens: ['radio', 'Gradient'], names: {}, groups: { Gradient: ['Dusk haze'] } },
  {
    opens: ['tab', 'Frame'],
    names: {},
    groups: {
      'Frame style': [
        'Clean',
        'Window',
        'Retro',
        'Minimal',
        'Shadow',
        'Rounded',
        'Glassmorphic',
        'Polaroid',
        'Film',
        'Notebook',
        'Brush',
        'Pixel',
      ],
      Shadow: ['None', 'Small', 'Medium', 'Large', 'Inner'],
      'Aspect ratio': '16:9 4:3 1:1 3:4 9:16 2:1 21:9 1:2 5:4 3:2 2:3 4:5'.split(' '),
      Margin: ['Tint', 'Transparent', 'None'],
    },
  },
  {
    opens: ['button', 'Export Settings'],
    names: { slider: ['Quality'] },
    groups: {
      Format: ['PNG', 'JPG', 'WebP'],
      Resolution: ['1x Standard', '2x HD', '3x Ultra HD', '4x 4K'],
    },
  },
  {
    opens: ['tab', 'Content'],
    names: {},
    groups: { 'Card type': ['Quote', 'Product'] },
  },
  {
    opens: ['radio', 'Product'],
    names: {
      button: ['Edit Content', 'Load Example'],
      textbox: [
        'Product name',
        'Tagline',
        'Description',
        'Product URL',
        'Votes',
        'Comments',
        'Topics',
        'Logo URL',
        'Picture URL',
      ],
    },
  },
  { opens: ['button', 'Load Example'], names: {} },
  {
    opens: ['tab', 'Display'],
    names: {
      switch: [
        'Show Logo',
        'Show Tagline',
        'Show Votes',
        'Show Comments',
        'Show Description',
        'Show Picture',
        'Show Topics',
        'Show QR Code',
        'Show Date',
        'Show Watermark',
      ],
    },
  },
  { opens: ['tab', 'Text'], names: {} },
  { opens: ['tab', 'Size'], names: {}, groups: { 'Title size': SIZES, 'Tagline size': SIZES } },
  {
    opens: ['tab', 'Color'],
    names: { textbox: ['Custom title color', 'Custom tagline color'] },
    groups: { 'Title color': INKS, 'Tagline color': INKS },
  },
  { opens: ['tab', 'Content'], names: {} },
  { opens: ['radio', 'Quote'], names: { textbox: ['Share image URL'] } },
  { opens: ['tab', 'Quote Content'], names: { textbox: ['Quote', 'Author'] } },
]

// Names identical in both languages: ratios, formats, URLs, units, footer text.
export const SAME_IN_BOTH = /^[\d\s:x×%.]*$|^(PNG|JPG|WebP|4x 4K|English|中文)$|^\S+@\S+$/
