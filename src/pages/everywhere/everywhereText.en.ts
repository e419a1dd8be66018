import type { Block } from '../info/infoText'
import type { DeviceId, MoreId, WayId } from './ways'

const CRON = 'For every morning, run `crontab -e` and add the line `30 7 * * * sh ~/quotidian.sh`.'

export const EVERYWHERE_EN = {
  title: 'On Your Phone, Every Morning',
  lead: 'Today’s card, where you look anyway. Choose a look and a device and copy the address: it always answers with the card of the day. No account, no app of ours.',
  look: 'Look',
  device: 'Device',
  way: 'Way',
  setUp: 'Set It Up',
  ownCard: 'Your Card',
  ofTheDay: 'Of the Day',
  photo:
    'A photograph of your own stays in this browser and cannot be had by address: the card comes in this look without it.',
  copyAddress: 'Copy Address',
  copyScript: 'Copy Script',
  showCode: 'Show QR Code',
  codeTooLong: 'This address is too long for a QR code. Copy it instead.',
  picture: 'Today’s card, as it comes',
  failed: 'The picture did not come.',
  ways: {
    lockScreen: [
      'Lock Screen',
      'In the **Shortcuts** app make a new shortcut. Add **Get Contents of URL** and paste the address.',
      'Add **Set Wallpaper Photo** for the lock screen. Among its options, switch off **Show Preview** and **Crop to Subject**.',
      'Under **Automation** add **Time of Day**: daily, at your hour, **Run Immediately**, this shortcut.',
      'Run the shortcut once and allow what it asks. Tomorrow it goes by itself.',
    ],
    widget: [
      'Widget',
      'Install Scriptable from the App Store, add a script and paste this one.',
      'Put a large Scriptable widget on the home screen, hold it, and choose the script.',
    ],
    wallpaper: [
      'Wallpaper',
      'In Tasker add a profile of the kind **Time**, at your hour. (MacroDroid and Automate work alike.)',
      'Its task begins with **HTTP Request**: method GET, the address as URL, and `quotidian.png` as the file for the output.',
      'Add **Set Wallpaper** with the same file, for the lock screen. Play the task once.',
    ],
    mac: [
      'Mac',
      'Save the script as `quotidian.sh` in your home folder. In Terminal, run `sh ~/quotidian.sh` and allow what macOS asks.',
      CRON,
    ],
    windows: [
      'Windows',
      'Save the script as `quotidian.ps1` in Documents.',
      'In **Task Scheduler** choose **Create Basic Task**, **Daily**, at your hour, **Start a program**.',
      'The program is `powershell`, its arguments are `-ExecutionPolicy Bypass -File "%USERPROFILE%\\Documents\\quotidian.ps1"`.',
    ],
    linux: [
      'Linux',
      'Save the script as `quotidian.sh` in your home folder and run `sh ~/quotidian.sh`. It is for GNOME; on Plasma write `plasma-apply-wallpaperimage "$file"` in place of the line with `gsettings`.',
      CRON,
    ],
    ubersicht: [
      'Übersicht',
      'Save the script as `quotidian.jsx` in the widgets folder of Übersicht, on a Mac.',
    ],
    trmnl: [
      'TRMNL',
      'Add the plugin **Alias**, paste the address, and switch off **Enable Cache** and put it on your playlist.',
      'The picture is what TRMNL asks for: 800 × 480 px, four greys, under 90 KB.',
    ],
    kindle: [
      'Kindle',
      'A Kindle needs a jailbreak and the extension Online Screensaver. Put this line into its `config.sh`.',
      'This is for 1072 × 1448 px. Paperwhite 5 has 1236 × 1648, older ones 758 × 1024 or 600 × 800: change `w` and `h`. For a frame that lies down, exchange them.',
    ],
    blog: ['Blog', 'Paste this line of HTML where you want the card.'],
    readme: [
      'README',
      'Paste it into the README. In dark mode it shows the day’s dark sheet.',
      'GitHub keeps a copy of its own for some time, so a new day may come late.',
    ],
    obsidian: [
      'Obsidian',
      'Paste the line into your template of daily notes. Each note then keeps the card of its day.',
    ],
    notion: ['Notion', 'Type `/embed`, paste the address, and choose **Embed link**.'],
  },
  devices: {
    iphone: 'iPhone',
    android: 'Android',
    computer: 'Computer',
    eink: 'E-ink',
    web: 'Web Page',
    notes: 'Notes',
  },
  besides: {
    reminder: [
      'A Reminder in Your Calendar',
      'Calendar, at 07:30',
      'Subscribe to this address: each day at its hour, in the words of the day. Some calendars drop the alarms of a subscription:',
      {
        list: [
          'Apple Calendar removes them unless you switch off Remove Alerts as you subscribe ([source](https://github.com/Ivan-Malinovski/calino/issues/165), September 2026).',
          'Google Calendar ignores them ([source](https://github.com/sportstimes/f1/pull/848), March 2022). Set one for all events under Event notifications ([source](https://github.com/w3c/calendar/issues/119), April 2024).',
          'Outlook ignores them ([source](https://github.com/Gowee/lccal-worker/issues/9), September 2021).',
          'ICSx⁵ on Android keeps them, or sets its own ([source](https://github.com/bitfireAT/icsx5/issues/1), November 2021).',
        ],
      },
    ],
    home: [
      'On the Home Screen',
      'This site',
      'iPhone: open it in Safari, press Share, then Add to Home Screen. Android: in Chrome’s menu, Add to Home screen.',
    ],
    newTab: [
      'In a New Tab',
      'Start page',
      'Make it your start page in the browser’s settings, or give it to an extension for new tabs.',
    ],
    words: [
      'The Words Alone',
      'Plain text',
      'For a shortcut, a terminal or a script. With `.md` in place of `.txt` it is Markdown.',
    ],
  },
} satisfies {
  ways: Record<WayId, Lines>
  devices: Record<DeviceId, string>
  besides: Record<MoreId, Besides>
  [word: string]: unknown
}

type Lines = string[] // its name, then its steps
type Besides = [name: string, snippet: string, ...Block[]]

export type EverywhereWords = typeof EVERYWHERE_EN
