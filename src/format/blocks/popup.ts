import { Type, type Static } from 'typebox'
import { blockBase } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { expression, text, value } from '../shape/slots.ts'
import { blocksRef } from './blocksRef.ts'
import { declareBlock } from './declareBlock.ts'

export const popup = declareBlock({
  title: { kor: '팝업', cn: '弹窗', en: 'Popup' },
  help: {
    kor: '버튼으로 열리거나 저절로 열리는 창입니다.',
    cn: '由按钮打开或自动打开的窗口。',
    en: 'A dialog, sheet or drawer that a button opens, or that opens by itself.',
  },
  icon: 'expand',
  shape: exact(
    {
      type: Type.Literal('popup'),
      ...blockBase,
      title: text({
        kor: '안의 블록 위에 보이는 제목입니다.',
        cn: '标题，位于其各模块上方。',
        en: 'Its heading, above its blocks.',
      }),
      placement: defaulted(
        oneOf(['center', 'bottom', 'left'], { kor: '열리는 위치입니다.', cn: '打开的位置。', en: 'Where it opens.' }),
        'center',
      ),
      auto: Type.Optional(
        exact(
          {
            when: expression('bool', {
              kor: '이 조건이 맞으면 저절로 열립니다.',
              cn: '条件符合时自动打开。',
              en: 'Opens by itself when this holds.',
            }),
            once: defaulted(
              oneOf(['session', 'day', 'always', 'version'], {
                kor: '여는 횟수입니다. `version`이면 내용이나 공지가 바뀔 때마다 한 번 엽니다.',
                cn: '打开的频率；`version` 为内容或公告每变化一次打开一次。',
                en: 'How often; `version` is once for each wording of what it shows and of each notice.',
              }),
              'session',
            ),
            version: Type.Optional(
              value('plain', {
                kor: '`version`으로 열 때 이 값이 바뀌면 다시 엽니다. 예: 보여주는 글.',
                cn: '按 `version` 打开时，此值变化后再次打开，例如所显示的文字。',
                en: 'What it shows besides notices: with `version` it opens again once this is another.',
              }),
            ),
          },
          { kor: '저절로 열립니다.', cn: '自动打开。', en: 'Opens by itself.' },
        ),
      ),
      close: Type.Optional(
        text({ kor: '닫기 버튼의 이름입니다.', cn: '关闭按钮的名称。', en: 'The label of the closing button.' }),
      ),
      notices: defaulted(
        Type.Boolean(
          described({
            kor: '팝업 위치의 운영자 공지도 표시합니다.',
            cn: '同时显示弹窗位置的运营公告。',
            en: "Also shows operators' notices for popups.",
          }),
        ),
        false,
      ),
      body: blocksRef,
    },
    'A dialog, sheet or drawer.',
  ),
  examples: [
    {
      name: 'news that opens by itself',
      sources: { news: { call: 'getArticle', with: { type: 5 } } },
      part: {
        type: 'popup',
        id: 'news',
        title: 'home.announcement',
        auto: { when: '=session.loggedIn', once: 'always' },
        close: 'common.close',
        body: [{ type: 'article', id: 'text', html: '=data.news.content' }],
      },
      shows: '이용 약관',
    },
  ],
})

export type PopupBlock = Static<typeof popup.shape>
