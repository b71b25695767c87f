import { Type } from 'typebox'
import { blockBase, blockRows } from '../shape/common.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const noticeBar = declareBlock({
  title: { kor: '공지 띠', cn: '公告栏', en: 'Notice bar' },
  help: {
    kor: '최신 공지가 흐르는 한 줄입니다.',
    cn: '滚动显示最新公告的一行。',
    en: 'A running line with the latest notices.',
  },
  icon: 'notice',
  shape: exact(
    {
      type: Type.Literal('noticeBar'),
      ...blockBase,
      ...blockRows,
      label: text({
        kor: '스크린 리더가 읽는 공지의 이름입니다.',
        cn: '供屏幕阅读器读出的公告名称。',
        en: 'The name of the notices for screen readers.',
      }),
      layout: defaulted(
        oneOf(['bar', 'list'], {
          kor: '한 줄씩 차례로, 또는 모두 위아래로 보여줍니다.',
          cn: '一行接一行显示，或全部上下排列。',
          en: 'One line after another, or all of them beneath one another.',
        }),
        'bar',
      ),
      empty: Type.Optional(
        text({
          kor: '공지가 없을 때 목록에 표시합니다. 띠는 아무것도 표시하지 않습니다.',
          cn: '列表没有内容时显示；公告栏此时不显示任何内容。',
          en: 'Shown by a list when there is nothing; a bar then shows nothing.',
        }),
      ),
      place: defaulted(
        oneOf(['home', 'recharge', 'withdrawal', 'transfer'], {
          kor: '이 위치의 운영자 공지가 먼저 나옵니다.',
          cn: '该位置的运营公告排在最前。',
          en: "Operators' notices for this place come first.",
        }),
        'home',
      ),
      text: Type.Optional(scoped('row', text({ kor: '행의 글입니다.', cn: '一行的文字。', en: 'The text of a row.' }))),
    },
    "Notices as a moving line or a list: operators' first, then the platform's.",
  ),
  exactlyOne: [{ where: 'text', of: ['source', 'rows'] }],
  examples: [
    {
      name: "the platform's notices",
      sources: { notices: { call: 'getHomeNotice' } },
      part: {
        type: 'noticeBar',
        id: 'notices',
        label: 'home.news',
        place: 'home',
        source: 'notices',
        key: '=row',
        text: '=row',
      },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
    },
    {
      name: 'all of them as a list',
      sources: { notices: { call: 'getHomeNotice' } },
      part: {
        type: 'noticeBar',
        id: 'allNotices',
        label: 'home.news',
        layout: 'list',
        empty: 'message.noHome',
        source: 'notices',
        text: '=row',
      },
      shows: '11월 25일 06:00–07:00 서버 점검이 있습니다.',
      showsEmpty: 'message.noHome',
    },
  ],
})
