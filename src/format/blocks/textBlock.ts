import { Type } from 'typebox'
import { blockBase, pickedTone } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const textBlock = declareBlock({
  title: { kor: '텍스트', cn: '文本', en: 'Text' },
  help: { kor: '앱의 짧은 글입니다.', cn: '应用中的短文字。', en: 'A short text of the app.' },
  icon: 'message',
  shape: exact(
    {
      type: Type.Literal('text'),
      ...blockBase,
      text: text({ kor: '보여줄 내용입니다.', cn: '显示的内容。', en: 'What is shown.' }),
      tone: defaulted(pickedTone, 'neutral'),
      size: defaulted(
        oneOf(['small', 'body', 'title'], {
          kor: '글자의 크기입니다.',
          cn: '文字的大小。',
          en: 'How large it is written.',
        }),
        'body',
      ),
      boxed: Type.Optional(
        Type.Boolean(
          described({
            kor: '안내문처럼 상자로 구분합니다.',
            cn: '像提示一样用框隔开。',
            en: 'Set apart in a box, as a notice.',
          }),
        ),
      ),
    },
    'A line or a paragraph.',
  ),
  examples: [
    {
      name: 'a notice in a box',
      part: {
        type: 'text',
        id: 'note',
        text: { copy: 'usdtmore.noteMinimum', with: { min: { value: '=settings.withdrawal.usdtMin', as: 'usdt' } } },
        tone: 'warning',
        size: 'small',
        boxed: true,
      },
    },
    {
      name: 'one of two texts, in one of two tones',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'text',
        id: 'state',
        text: {
          if: "=data.user.realname != ''",
          then: '=data.user.realname',
          else: 'usdtmore.step1',
        },
        tone: { if: "=data.user.realname != ''", then: 'gain', else: 'warning' },
      },
    },
    {
      name: 'words of the platform',
      sources: { terms: { call: 'getArticle', with: { type: 5 } } },
      part: { type: 'text', id: 'words', text: '=data.terms.title', size: 'title' },
      shows: '이용 약관',
    },
  ],
})
