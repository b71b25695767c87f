import { Type, type Static } from 'typebox'
import { blockBase, pictureAddress } from '../shape/common.ts'
import { defaulted, exact, oneOf } from '../shape/shapes.ts'
import { text } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const image = declareBlock({
  title: { kor: '그림', cn: '图片', en: 'Picture' },
  help: { kor: '그림 한 장입니다.', cn: '一张图片。', en: 'One picture.' },
  icon: 'image',
  shape: exact(
    {
      type: Type.Literal('image'),
      ...blockBase,
      src: Type.Optional(pictureAddress),
      avatar: Type.Optional(
        oneOf(['random', 'user'], {
          kor: '앱의 프로필 그림 21개 중 무작위로 하나, 또는 회원의 사진입니다.',
          cn: '应用自带的 21 个头像中随机一个，或会员自己的头像。',
          en: "One of the app's own 21 avatars by chance, or the member's own.",
        }),
      ),
      alt: Type.Optional(
        text({
          kor: '그림을 설명하는 글입니다. 꾸미기만 하는 그림이면 비워 둡니다.',
          cn: '图片的说明；仅作装饰时留空。',
          en: 'What the picture says; left out when it only decorates.',
        }),
      ),
      shape: defaulted(
        oneOf(['wide', 'round', 'free'], { kor: '그림의 틀입니다.', cn: '图片的外框。', en: 'The frame.' }),
        'free',
      ),
    },
    'A picture.',
  ),
  exactlyOne: [{ of: ['src', 'avatar'] }],
  examples: [
    {
      name: 'a picture of the platform',
      sources: { user: { call: 'getUser' } },
      part: { type: 'image', id: 'picture', src: '=data.user.avatar', alt: 'userInfo.avatar', shape: 'wide' },
    },
    { name: 'an avatar by chance', part: { type: 'image', id: 'avatar', avatar: 'random', shape: 'round' } },
    {
      name: "the member's avatar",
      part: { type: 'image', id: 'face', avatar: 'user', alt: 'userInfo.avatar', shape: 'round' },
    },
  ],
})

export type ImageBlock = Static<typeof image.shape>
