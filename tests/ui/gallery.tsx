/** Shows every control in its states: `npm run dev`, then /tests/ui/gallery.html?lang=zh&theme=dark. */
import '../../src/styles/faces.css'
import '../../src/styles/tokens.css'
import '../../src/styles/type.css'
import '../../src/styles/base.css'
import { useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { BottomSheet } from '../../src/ui/BottomSheet'
import { Button, ButtonLink } from '../../src/ui/Button'
import { ColourField } from '../../src/ui/ColourField'
import { EmptyState } from '../../src/ui/EmptyState'
import { ErrorNote } from '../../src/ui/ErrorNote'
import { FontRows } from '../../src/ui/CheckRows'
import { Icon, ICONS } from '../../src/ui/Icon'
import { IconButton } from '../../src/ui/IconButton'
import { Menu } from '../../src/ui/Menu'
import { SegmentedRadio } from '../../src/ui/SegmentedRadio'
import { Slider } from '../../src/ui/Slider'
import { Spinner } from '../../src/ui/Spinner'
import { Tabs } from '../../src/ui/Tabs'
import { Swatches } from '../../src/ui/Swatches'
import { Switch } from '../../src/ui/Switch'
import { TextArea } from '../../src/ui/TextArea'
import { TextField } from '../../src/ui/TextField'
import { ThumbnailList } from '../../src/ui/ThumbnailList'
import { ThumbnailRadio } from '../../src/ui/ThumbnailRadio'
import { ToastList } from '../../src/ui/ToastList'
import { TOOL_ICONS } from '../../src/ui/toolIcons'
import { Tray } from '../../src/ui/Tray'

const query = new URLSearchParams(location.search)
const isZh = query.get('lang') === 'zh'
document.documentElement.lang = isZh ? 'zh-CN' : 'en'
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'
const say = (en: string, zh: string) => (isZh ? zh : en)

function Try<Value>({
  first,
  children,
}: {
  first: Value
  children: (value: Value, set: (value: Value) => void) => ReactNode
}) {
  const [value, set] = useState(first)
  return children(value, set)
}

function Pair({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 32px', alignItems: 'start' }}>
      {children}
    </div>
  )
}

const SHADOWS = [
  { id: 'none', label: say('None', '无') },
  { id: 'sm', label: say('Small', '小') },
  { id: 'md', label: say('Medium', '中') },
  { id: 'lg', label: say('Large', '大') },
]
const FORMATS = [
  { id: 'png', label: 'PNG' },
  { id: 'jpg', label: 'JPG' },
  { id: 'webp', label: 'WebP' },
]
const COLOURS = [
  { id: 'white', label: say('White', '白'), paint: '#fff' },
  { id: 'mint', label: say('Mint', '薄荷'), paint: '#bff2d7' },
  { id: 'lilac', label: say('Lilac', '薰衣草'), paint: '#dad5f5' },
  { id: 'sky', label: say('Sky', '天蓝'), paint: '#a9d8f0' },
]
const GRADIENTS = [
  '#fde2f3, #ede4fd',
  '#ffe9c2, #fdc27a',
  '#ffd2b8, #f58fb2',
  '#2f2a63, #8a4a91, #e58c69',
].map((stops, index) => ({
  id: String(index),
  label: say(`Gradient ${index}`, `渐变${index}`),
  paint: `linear-gradient(135deg, ${stops})`,
}))
const TABS = [
  { id: 'content', label: say('Content', '内容') },
  { id: 'display', label: say('Display', '显示') },
  { id: 'text', label: say('Text', '文字') },
]
const SIX = [
  ...TABS,
  { id: 'templates', label: say('Templates', '模板'), startsGroup: true },
  { id: 'background', label: say('Background', '背景') },
  { id: 'frame', label: say('Frame', '边框') },
]
const FONTS = [
  { id: 'sans', label: say('Sans', '黑体'), fontFamily: 'var(--font-sans)' },
  { id: 'serif', label: say('Serif', '宋体'), fontFamily: 'var(--font-serif)' },
  { id: 'mono', label: say('Mono', '等宽'), fontFamily: 'var(--font-mono)' },
]
const picture = (paint: string) => <span style={{ background: paint }} />
const THUMBNAILS = [
  {
    id: 'dusk',
    label: say('Dusk', '黄昏'),
    aspect: 16 / 9,
    picture: picture('linear-gradient(#242850, #a04a65, #e9915f)'),
  },
  {
    id: 'dusk-square',
    label: say('Square', '方形'),
    name: say('Dusk Square', '黄昏方形'),
    aspect: 1,
    picture: picture('linear-gradient(#242850, #a04a65)'),
  },
  {
    id: 'dusk-portrait',
    label: say('Portrait', '竖版'),
    name: say('Dusk Portrait', '黄昏竖版'),
    aspect: 9 / 16,
    picture: picture('linear-gradient(#242850, #a04a65)'),
  },
  { id: 'snowy', label: say('Snowy', '雪'), aspect: 16 / 9, picture: null },
]

function States() {
  return (
    <div style={{ width: 720, padding: '28px 40px', background: 'var(--paper)' }}>
      <div style={{ margin: '0 -20px', height: 76 }}>
        <Try first="text">
          {(value, set) => (
            <Tabs label="Panels" tabs={TABS} value={value} onChange={set}>
              {null}
            </Tabs>
          )}
        </Try>
      </div>
      <Pair>
        <Try first="md">
          {(value, set) => (
            <SegmentedRadio label={say('Segmented', '单选')} options={SHADOWS} value={value} onChange={set} />
          )}
        </Try>
        <Try first="png">
          {(value, set) => (
            <SegmentedRadio label={say('Format', '格式')} options={FORMATS} value={value} onChange={set} />
          )}
        </Try>
      </Pair>
      <div style={{ height: 24 }} />
      <Pair>
        <div style={{ width: 232 }}>
          <Try first="mint">
            {(value, set) => (
              <Swatches
                label={say('Swatches', '色样')}
                options={COLOURS}
                columns={5}
                value={value}
                onChange={set}
              />
            )}
          </Try>
        </div>
        <div>
          <Try first={false}>
            {(value, set) => <Switch label={say('Show Author', '显示作者')} isOn={value} onChange={set} />}
          </Try>
          <Try first={true}>
            {(value, set) => <Switch label={say('Show Date', '显示日期')} isOn={value} onChange={set} />}
          </Try>
          <Switch label={say('Disabled', '不可用')} isOn={false} isDisabled onChange={() => undefined} />
        </div>
      </Pair>
      <div style={{ height: 24 }} />
      <Pair>
        <Try first={0.95}>
          {(value, set) => (
            <Slider
              label={say('Quality', '质量')}
              value={value}
              min={0.6}
              max={1}
              step={0.05}
              onChange={set}
              valueText={`${Math.round(value * 100)}%`}
            />
          )}
        </Try>
        <Slider
          label={say('Quality', '质量')}
          value={0.95}
          min={0.6}
          max={1}
          step={0.05}
          onChange={() => undefined}
          valueText="95%"
          isDisabled
          disabledReason={say('PNG is lossless', 'PNG 无损，不用设置')}
        />
      </Pair>
      <div style={{ height: 24 }} />
      <Pair>
        <Try first="">
          {(value, set) => (
            <TextField
              label={say('Field', '输入框')}
              placeholder={say('Product link or quote', '链接或一句话')}
              value={value}
              onChange={set}
            />
          )}
        </Try>
        <Try first="日签">
          {(value, set) => (
            <TextField
              label={say('Focused', '输入中')}
              value={value}
              onChange={set}
              hint={say('A hint.', '点到别处即生效。留空则不显示。')}
            />
          )}
        </Try>
      </Pair>
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', margin: '24px 0' }}>
        <Button look="filled">{say('Export Image', '导出图片')}</Button>
        <Button look="filled" icon={TOOL_ICONS.download}>
          {say('Focus', '焦点')}
        </Button>
        <Button>{say('Outline', '描边')}</Button>
        <Try first={true}>
          {(isOpen, set) => (
            <Button isExpanded={isOpen} onPress={() => set(!isOpen)}>
              {say('Expanded', '已展开')}
            </Button>
          )}
        </Try>
        <Button look="bare">{say('Hover', '悬停')}</Button>
        <Button isDisabled>{say('Disabled', '不可用')}</Button>
        <Button look="filled" isBusy>
          {say('Busy', '忙')}
        </Button>
      </div>
      <ToastList
        dismissLabel={say('Dismiss', '关闭')}
        onDismiss={() => undefined}
        toasts={[
          {
            id: 1,
            kind: 'done',
            text: say('Saved. 1920 × 1080, PNG.', '已保存，1920 × 1080，PNG'),
            actions: [{ label: say('Copy', '复制'), run: () => undefined }],
          },
          {
            id: 2,
            kind: 'failure',
            text: say('Not saved. Try again at 2x.', '没有保存。请改用 2x 再试。'),
            actions: [{ label: say('Try Again', '再试一次'), run: () => undefined }],
          },
        ]}
      />
      <div style={{ height: 24 }} />
      <ErrorNote title={say('The quote for this day did not load.', '这一天的句子没有载入。')}>
        {say('Check your connection, or pick another day.', '请检查网络，或换一天。')}
      </ErrorNote>
      <div style={{ background: 'var(--desk)', marginTop: 24 }}>
        <EmptyState
          level={2}
          title={say('No Data Found', '这里还没有内容')}
          text={say('Go back to the homepage and pick a quote or a product.', '回首页挑一句话，或一个产品。')}
        >
          <ButtonLink to="/">{say('Back to Home', '返回首页')}</ButtonLink>
        </EmptyState>
      </div>
    </div>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        width: 352,
        padding: 20,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 24,
        alignContent: 'start',
        background: 'var(--paper)',
        borderLeft: '1px solid var(--line)',
      }}
    >
      {children}
    </div>
  )
}

function Panels() {
  return (
    <div style={{ display: 'flex' }}>
      <Panel>
        <Try first="font">
          {(value, set) => (
            <Tabs
              look="subTabs"
              label="Text"
              tabs={[
                { id: 'font', label: say('Font', '字体') },
                { id: 'size', label: say('Size', '字号') },
                { id: 'color', label: say('Color', '颜色') },
              ]}
              value={value}
              onChange={set}
            >
              <Try first="serif">
                {(font, setFont) => (
                  <FontRows
                    label={say('Font family', '字体')}
                    options={FONTS}
                    value={font}
                    onChange={setFont}
                  />
                )}
              </Try>
            </Tabs>
          )}
        </Try>
        <Try first="left">
          {(value, set) => (
            <SegmentedRadio
              label={say('Alignment', '对齐')}
              options={[
                { id: 'left', label: 'Left', icon: TOOL_ICONS.alignLeft },
                { id: 'center', label: 'Center', icon: TOOL_ICONS.alignCenter },
                { id: 'right', label: 'Right', icon: TOOL_ICONS.alignRight },
              ]}
              value={value}
              onChange={set}
            />
          )}
        </Try>
        <Try first="2">
          {(value, set) => (
            <SegmentedRadio
              label={say('Resolution', '分辨率')}
              options={['Standard', 'HD', 'Ultra HD', '4K'].map((detail, index) => ({
                id: `${index + 1}`,
                label: `${index + 1}x`,
                detail,
              }))}
              value={value}
              onChange={set}
            />
          )}
        </Try>
        <Try first={2}>
          {(value, set) => (
            <Slider
              label={say('Letter spacing', '字距')}
              value={value}
              min={0}
              max={4}
              step={1}
              onChange={set}
              valueText={say('Normal', '标准')}
              showsTicks
              ends={[say('Tighter', '最紧'), say('Wider', '最松')]}
            />
          )}
        </Try>
        <Try first={0.95}>
          {(value, set) => (
            <Slider
              label={say('Quality', '质量')}
              arrangement="row"
              value={value}
              min={0.6}
              max={1}
              step={0.05}
              onChange={set}
              valueText={`${Math.round(value * 100)}%`}
            />
          )}
        </Try>
        <Try first={say('Two lines\nof text', '两行\n文字')}>
          {(value, set) => <TextArea label={say('Quote', '句子')} value={value} onChange={set} rows={3} />}
        </Try>
        <Try first="2026-11-21">
          {(value, set) => <TextField type="date" label={say('Date', '日期')} value={value} onChange={set} />}
        </Try>
        <TextField
          label={say('Share image URL', '分享图网址')}
          value="nope"
          onChange={() => undefined}
          error={say('This is not an address.', '这不是一个地址。')}
        />
      </Panel>
      <Panel>
        <Try first="all">
          {(value, set) => (
            <SegmentedRadio
              label="Orientation"
              isLabelHidden
              cells="content"
              options={[
                { id: 'all', label: say('All', '全部') },
                { id: 'l', label: say('Landscape', '横版') },
                { id: 's', label: say('Square', '方形') },
                { id: 'p', label: say('Portrait', '竖版') },
              ]}
              value={value}
              onChange={set}
            />
          )}
        </Try>
        <Try first="dusk">
          {(value, set) => (
            <ThumbnailList
              label="Weather templates"
              arrangement="sets"
              setAspects={[16 / 9, 1, 9 / 16]}
              options={THUMBNAILS}
              value={value}
              onPress={set}
            />
          )}
        </Try>
        <Try first="dusk">
          {(value, set) => (
            <ThumbnailList
              label="Basic templates"
              arrangement="fill"
              options={THUMBNAILS.map((option) => ({ ...option, aspect: 16 / 9 }))}
              value={value}
              onPress={set}
            />
          )}
        </Try>
        <Try first="dusk">
          {(value, set) => (
            <ThumbnailRadio
              label={say('Frame style', '边框样式')}
              aside={say('4, swipe', '4 种，左右滑')}
              arrangement="swipe"
              heightPx={104}
              options={THUMBNAILS}
              value={value}
              onChange={set}
            />
          )}
        </Try>
        <Try first="3">
          {(value, set) => (
            <Swatches
              columns={4}
              label={say('Gradient', '渐变')}
              aside={say('Dusk', '暮霭')}
              options={GRADIENTS}
              value={value}
              onChange={set}
            />
          )}
        </Try>
        <Try first="#6a4390">
          {(value, set) => (
            <ColourField
              label={say('Custom background color', '自定义背景颜色')}
              pickLabel="Pick a color"
              value={value}
              onChange={set}
            />
          )}
        </Try>
        <Try first="16:9">
          {(value, set) => (
            <SegmentedRadio
              label={say('Aspect ratio', '画面比例')}
              columns={4}
              options={['16:9', '4:3', '1:1', '3:4', '9:16', '2:1', '21:9', '1:2'].map((id) => ({
                id,
                label: id,
              }))}
              value={value}
              onChange={set}
            />
          )}
        </Try>
      </Panel>
      <Panel>
        <div style={{ display: 'flex', flexWrap: 'wrap' }}>
          {Object.entries({ ...ICONS, ...TOOL_ICONS }).map(([name, drawing]) => (
            <IconButton
              key={name}
              icon={drawing}
              label={name}
              onPress={() => undefined}
              isChosen={name === 'alignCenter'}
            />
          ))}
        </div>
        <Try first="en">
          {(value, set) => (
            <div style={{ display: 'flex', justifyContent: 'end' }}>
              <Menu
                label="Language"
                shows={
                  <>
                    <Icon name="globe" /> English
                  </>
                }
                options={[
                  { id: 'en', label: 'English' },
                  { id: 'zh', label: '中文' },
                ]}
                value={value}
                onChange={set}
              />
            </div>
          )}
        </Try>
        <Spinner label="Loading" />
        <Try first={true}>
          {(isOpen, set) => (
            <div>
              <Button
                icon={TOOL_ICONS.sliders}
                isExpanded={isOpen}
                controls="tray"
                onPress={() => set(!isOpen)}
              >
                {say('Export Settings', '导出设置')}
              </Button>
              <Tray id="tray" label="Tray" isOpen={isOpen} onClose={() => set(false)}>
                {say('What the button opens.', '按钮打开的东西。')}
              </Tray>
            </div>
          )}
        </Try>
      </Panel>
    </div>
  )
}

function Backdrop() {
  return (
    <div
      style={{
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'end',
        background: 'var(--desk)',
      }}
    >
      <Try first="half">
        {(stop, setStop) => (
          <BottomSheet
            label={say('Card settings', '卡片设置')}
            handleLabel={say('Open or close the settings', '展开或收起设置')}
            stops={[
              { id: 'tabs', height: '68px' },
              { id: 'half', height: '46dvh' },
              { id: 'full', height: '88dvh' },
            ]}
            stop={stop}
            onStopChange={setStop}
          >
            <Try first="text">
              {(tab, setTab) => (
                <Tabs
                  label="Panels"
                  tabs={SIX}
                  value={tab}
                  onChange={setTab}
                  look={innerWidth < 768 ? 'swipe' : 'tabs'}
                  isPanelHidden={stop === 'tabs'}
                >
                  <FontRows
                    label={say('Font family', '字体')}
                    options={FONTS}
                    value="serif"
                    onChange={() => undefined}
                  />
                </Tabs>
              )}
            </Try>
          </BottomSheet>
        )}
      </Try>
    </div>
  )
}

const part = query.get('part')
createRoot(document.getElementById('root')!).render(
  <MemoryRouter>
    {part === 'sheet' ? <Backdrop /> : part === 'panels' ? <Panels /> : <States />}
  </MemoryRouter>,
)
