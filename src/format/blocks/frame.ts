import { Type } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const frame = declareBlock({
  title: { kor: '외부 페이지', cn: '外部页面', en: 'External page' },
  help: {
    kor: '앱 안에서 보여주는 다른 사이트의 페이지입니다.',
    cn: '在应用内显示的其他网站页面。',
    en: 'A page of another site inside the app.',
  },
  icon: 'external',
  shape: exact(
    {
      type: Type.Literal('frame'),
      ...blockBase,
      title: text({
        kor: '스크린 리더가 읽는 페이지의 이름입니다.',
        cn: '供屏幕阅读器读出的页面名称。',
        en: 'The name of the page for screen readers.',
      }),
      src: value('string', {
        kor: '허용된 https 주소입니다.',
        cn: '在允许之列的 https 地址。',
        en: 'An https address of the allow-list.',
      }),
      full: Type.Optional(
        Type.Boolean(
          described({
            kor: '화면 상단 바 아래를 가득 채웁니다. 다른 것이 없는 화면에 씁니다.',
            cn: '占满页面顶栏以下；用于没有其他内容的页面。',
            en: 'Fills the screen beneath its header; for a screen that shows nothing else.',
          }),
        ),
      ),
    },
    'An external page, full size.',
  ),
  examples: [
    {
      name: 'a page',
      sources: { service: { call: 'getServicerUrl' } },
      part: { type: 'frame', id: 'page', title: 'zhanzhuye.title', src: '=data.service.url' },
    },
  ],
})
