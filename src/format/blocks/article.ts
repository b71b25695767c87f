import { Type } from 'typebox'
import { blockBase, blockTitle } from '../shape/common.ts'
import { exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const article = declareBlock({
  title: { kor: '본문 글', cn: '文章', en: 'Article' },
  help: { kor: '플랫폼이 주는 긴 글입니다.', cn: '平台提供的长文。', en: 'A longer text from the platform.' },
  icon: 'info',
  shape: exact(
    {
      type: Type.Literal('article'),
      ...blockBase,
      title: blockTitle,
      html: Type.Optional(
        value('html', {
          kor: '플랫폼이 준 HTML입니다. 허용된 태그만 표시합니다.',
          cn: '平台的 HTML，仅显示允许的标签。',
          en: 'Platform HTML; only an allow-list of tags is shown.',
        }),
      ),
      text: Type.Optional(
        text({
          kor: '직접 쓴 글입니다. 빈 줄로 문단을 나눕니다.',
          cn: '自写的文字，空行分段。',
          en: 'Own text; blank lines part paragraphs.',
        }),
      ),
    },
    'Longer text. Exactly one of `html` and `text`.',
  ),
  exactlyOne: [{ of: ['html', 'text'] }],
  examples: [
    {
      name: 'platform HTML',
      sources: { terms: { call: 'getArticle', with: { type: 5 } } },
      part: { type: 'article', id: 'terms', title: '=data.terms.title', html: '=data.terms.content' },
      shows: '이용 약관',
    },
    { name: 'own text', part: { type: 'article', id: 'own', text: 'usdtmore.about' }, shows: 'usdtmore.about' },
  ],
})
