import type { EverywhereWords } from './everywhereText.en'

const CRON = '要每天早上自己换，运行 `crontab -e`，加上一行 `30 7 * * * sh ~/quotidian.sh`。'

export const EVERYWHERE_ZH: EverywhereWords = {
  title: '每天早上，在你的手机上',
  lead: '今天的卡片，就在你本来会看的地方。选样式，选设备，复制地址：它总是给出当天的卡片。不用注册，也不用装我们的应用。',
  look: '样式',
  device: '设备',
  way: '方式',
  setUp: '设置',
  ownCard: '我的卡片',
  ofTheDay: '每日一页',
  photo: '你自己的照片只留在这个浏览器里，用地址取不到：卡片会用这个样式，但没有照片。',
  copyAddress: '复制地址',
  copyScript: '复制脚本',
  showCode: '显示二维码',
  codeTooLong: '这个地址太长，放不进二维码，请直接复制。',
  picture: '今天的卡片，收到的就是这张',
  failed: '图片没有来。',
  ways: {
    lockScreen: [
      '锁屏',
      '在**快捷指令**里新建一个快捷指令，添加**获取 URL 内容**，贴上地址。',
      '再添加**设定墙纸照片**，选锁定屏幕。在它的选项里关掉**显示预览**和**裁剪至主体**。',
      '到**自动化**里新建**特定时间**：每天，选好钟点，**立即运行**，选这个快捷指令。',
      '先运行一次，它问什么都选允许。明天起它自己会换。',
    ],
    widget: [
      '小组件',
      '从 App Store 装好 Scriptable，新建脚本，贴上这一段。',
      '在主屏幕放一个大号 Scriptable 小组件，长按它，选这个脚本。',
    ],
    wallpaper: [
      '壁纸',
      '在 Tasker 里新建一个**时间**配置，选好钟点。（MacroDroid、Automate 也差不多。）',
      '任务的第一步是 **HTTP Request**：方法 GET，URL 填地址，输出文件填 `quotidian.png`。',
      '第二步是 **Set Wallpaper**，选同一个文件，用于锁屏。先运行一次。',
    ],
    mac: [
      'Mac',
      '把脚本存成个人文件夹里的 `quotidian.sh`。在终端运行 `sh ~/quotidian.sh`，macOS 问起时选允许。',
      CRON,
    ],
    windows: [
      'Windows',
      '把脚本存成「文档」里的 `quotidian.ps1`。',
      '在**任务计划程序**里选**创建基本任务**、**每天**，选好钟点，再选**启动程序**。',
      '程序填 `powershell`，参数填 `-ExecutionPolicy Bypass -File "%USERPROFILE%\\Documents\\quotidian.ps1"`。',
    ],
    linux: [
      'Linux',
      '把脚本存成主目录里的 `quotidian.sh`，运行 `sh ~/quotidian.sh`。它用于 GNOME；在 Plasma 里，把 `gsettings` 那一行换成 `plasma-apply-wallpaperimage "$file"`。',
      CRON,
    ],
    ubersicht: ['Übersicht', '在 Mac 上，把脚本存成 Übersicht 小组件文件夹里的 `quotidian.jsx`。'],
    trmnl: [
      'TRMNL',
      '添加 **Alias** 插件，贴上地址，关掉 **Enable Cache**，放进播放列表。',
      '图片正是 TRMNL 要的：800 × 480 像素，四级灰，不到 90 KB。',
    ],
    kindle: [
      'Kindle',
      'Kindle 要先越狱，并装上 Online Screensaver 扩展。把这一行写进它的 `config.sh`。',
      '这是 1072 × 1448 像素。Paperwhite 5 是 1236 × 1648，更早的是 758 × 1024 或 600 × 800：改 `w` 和 `h`。横着放，就把两个数对调。',
    ],
    blog: ['博客', '把这一行 HTML 贴在想放卡片的地方。'],
    readme: [
      'README',
      '贴进 README。深色模式下显示当天的深色版。',
      'GitHub 会自己存一份，过一阵才换，所以新的一天可能晚些到。',
    ],
    obsidian: ['Obsidian', '把这一行贴进日记模板。每篇日记会留着那一天的卡片。'],
    notion: ['Notion', '输入 `/embed`，贴上地址，选**嵌入链接**。'],
  },
  devices: {
    iphone: 'iPhone',
    android: 'Android',
    computer: '电脑',
    eink: '墨水屏',
    web: '网页',
    notes: '笔记',
  },
  besides: {
    reminder: [
      '日历提醒',
      '日历，07:30',
      '订阅这个地址：每天到点，提醒里就是当天的句子。有些日历会丢掉订阅里的提醒：',
      {
        list: [
          'Apple 日历默认移除，订阅时关掉「移除提醒」即可（[来源](https://github.com/Ivan-Malinovski/calino/issues/165)，2026 年 9 月）。',
          'Google 日历不理会（[来源](https://github.com/sportstimes/f1/pull/848)，2022 年 3 月）。可以在这个日历的「活动通知」里统一设一个（[来源](https://github.com/w3c/calendar/issues/119)，2024 年 4 月）。',
          'Outlook 不理会（[来源](https://github.com/Gowee/lccal-worker/issues/9)，2021 年 9 月）。',
          'Android 上的 ICSx⁵ 照样提醒，也可以另设（[来源](https://github.com/bitfireAT/icsx5/issues/1)，2021 年 11 月）。',
        ],
      },
    ],
    home: [
      '放到主屏幕',
      '本站',
      'iPhone：用 Safari 打开，点「共享」，再点「添加到主屏幕」。Android：在 Chrome 的菜单里点「添加到主屏幕」。',
    ],
    newTab: ['在新标签页', '起始页', '在浏览器设置里把它设成起始页，或者填进管理新标签页的扩展。'],
    words: ['只要文字', '纯文本', '给快捷指令、终端或脚本用。把 `.txt` 换成 `.md` 就是 Markdown。'],
  },
}
