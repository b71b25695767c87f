import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase } from '../shape/common.ts'
import { exact, scoped } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const upload = declareBlock({
  title: { kor: '사진 올리기', cn: '图片上传', en: 'Picture upload' },
  help: {
    kor: '회원이 고른 사진을 저장합니다.',
    cn: '让会员选择图片并保存。',
    en: 'Lets the member choose a picture and stores it.',
  },
  icon: 'download',
  shape: exact(
    {
      type: Type.Literal('upload'),
      ...blockBase,
      label: text({ kor: '어떤 그림인지 적습니다.', cn: '图片是什么。', en: 'What the picture is.' }),
      hint: Type.Optional(
        text({
          kor: '둘째 줄입니다. 예: 고를 수 있는 그림.',
          cn: '第二行，例如可以选择什么。',
          en: 'A second line, such as what may be chosen.',
        }),
      ),
      src: value('picture', {
        kor: '현재 그림의 주소입니다.',
        cn: '当前图片的地址。',
        en: 'The address of the picture as it is now.',
      }),
      do: scoped('upload', ActionsSchema),
    },
    'A picture (gif or png, at most 5 MB) that is stored as soon as it is chosen; then its actions run, with `result.data.url`.',
  ),
  examples: [
    {
      name: 'a picture of the member',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'upload',
        id: 'avatar',
        label: 'userInfo.avatar',
        hint: 'userInfo.avatarHint',
        src: '=data.user.avatar',
        do: [{ refresh: 'user' }],
      },
      shows: 'userInfo.avatar',
    },
  ],
})
