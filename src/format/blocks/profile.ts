import { Type, type Static } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, labelled } from '../shape/common.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact } from '../shape/shapes.ts'
import { text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const profile = declareBlock({
  title: { kor: '프로필', cn: '个人资料', en: 'Profile' },
  help: {
    kor: '회원의 사진, 이름과 몇 가지 값입니다.',
    cn: '会员的头像、名称和几项数值。',
    en: 'The member’s picture, name and a few values.',
  },
  icon: 'user',
  shape: exact(
    {
      type: Type.Literal('profile'),
      ...blockBase,
      avatar: value('picture', {
        kor: '그림 주소입니다. 없으면 앱의 프로필 그림을 씁니다.',
        cn: '图片地址；没有则用应用自带的头像。',
        en: 'The picture address; without one an avatar of the app.',
      }),
      name: text({
        kor: '아이디처럼 누구인지 알려 주는 글입니다.',
        cn: '说明是谁，例如用户名。',
        en: 'Who it is, such as the username.',
      }),
      tag: Type.Optional(
        text({ kor: '이름 옆의 짧은 표시입니다.', cn: '名称旁的短标记。', en: 'A short mark beside the name.' }),
      ),
      lines: defaulted(
        Type.Array(
          exact(labelled, 'A line.'),
          described({
            kor: '이름 아래에 놓는 항목과 값입니다.',
            cn: '名称下方带名称的值。',
            en: 'Labelled values beneath the name.',
          }),
        ),
        [],
      ),
      do: Type.Optional(ActionsSchema),
    },
    'Who the member is.',
  ),
  examples: [
    {
      name: 'a member',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'profile',
        id: 'member',
        avatar: '=data.user.avatar',
        name: '=data.user.username',
        tag: '=data.user.current_vip',
        lines: [
          { label: 'mine.joinDays', value: '=data.user.joinday', as: 'number' },
          { label: 'wallet.main', value: '=data.user.balance', as: 'krw' },
        ],
        do: [{ go: '/userInfo' }],
      },
      shows: 'demo01',
    },
    {
      name: 'a visitor',
      part: { type: 'profile', id: 'visitor', avatar: '', name: 'login.title' },
      shows: 'login.title',
    },
  ],
})

export type ProfileBlock = Static<typeof profile.shape>
