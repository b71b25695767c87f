import { oneOf } from './shapes.ts'

// Apart from common.ts, whose words only the forms of screens show: the desk starts with the settings and the notices.

/** The closed list of icons a document may name. The ui kit draws each of them. */
export const iconNames = [
  'menu',
  'back',
  'close',
  'refresh',
  'copy',
  'check',
  'alert',
  'home',
  'service',
  'mine',
  'deposit',
  'withdraw',
  'transfer',
  'wallet',
  'records',
  'gift',
  'vip',
  'agent',
  'message',
  'language',
  'download',
  'search',
  'calendar',
  'eye',
  'eyeOff',
  'chevronRight',
  'chevronDown',
  'plus',
  'trash',
  'external',
  'lottery',
  'dice',
  'live',
  'slots',
  'fish',
  'sport',
  'cards',
  'star',
  'user',
  'shield',
  'logout',
  'telegram',
  'line',
  'chat',
  'clock',
  'info',
  'bank',
  'coin',
  'qr',
  'pause',
  'help',
  'play',
] as const
export type IconName = (typeof iconNames)[number]

export const iconWords = {
  kor: '앱에 들어 있는 아이콘입니다.',
  cn: '应用自带的图标。',
  en: 'An icon of the ui kit.',
}
export const icon = oneOf(iconNames, iconWords)

export const toneNames = ['neutral', 'info', 'gain', 'loss', 'warning'] as const
export type Tone = (typeof toneNames)[number]
export const toneWords = {
  kor: '색 계열입니다. 같은 뜻은 항상 글로도 전합니다.',
  cn: '颜色类别；同样的意思始终另有文字说明。',
  en: 'The colour family; a word always says the same.',
}
export const tone = oneOf(toneNames, toneWords)

/** How often something opens by itself. */
export const howOften = oneOf(['session', 'day', 'always'], {
  kor: '여는 횟수입니다.',
  cn: '打开的频率。',
  en: 'How often.',
})
