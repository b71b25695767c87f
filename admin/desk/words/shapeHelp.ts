import type { JsonShape } from '../../../src/format/shape/JsonShape.ts'
import type { DeskLocale } from './DeskLocale.ts'

/** What the shapes say of their properties, in the desk's other languages, keyed by the English sentence in the shapes. */
export const shapeHelp: Readonly<Record<string, Readonly<Record<Exclude<DeskLocale, 'en'>, string>>>> = {
  'The picture address.': { kor: '그림의 주소입니다.', cn: '图片的地址。' },
  'What the entry is called.': { kor: '항목 이름입니다.', cn: '此项的名称。' },
  'Where it leads.': { kor: '누르면 이동하는 곳입니다.', cn: '点按后前往的地方。' },
  'The type in the address of the page.': { kor: '페이지 주소에 들어가는 종류입니다.', cn: '页面地址中的类型。' },
  'What the sponsor is called.': { kor: '후원사 이름입니다.', cn: '赞助商的名称。' },
  'The page: an https address in the frame allow-list, or one of the demonstration.': {
    kor: '페이지 주소: 프레임 허용 목록에 있는 https 주소나 데모 페이지입니다.',
    cn: '页面：框架允许列表中的 https 地址，或演示页面。',
  },
}

/** The help of a property beneath its field; undefined where its shape says nothing. */
export function helpOf({ description = '', help }: JsonShape, locale: DeskLocale): string | undefined {
  if (help) return help[locale]
  if (description === '') return undefined
  return locale === 'en' ? description : (shapeHelp[description]?.[locale] ?? description)
}
