import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockRows, pictureAddress, secondLine, shownWhile } from '../shape/common.ts'
import { icon } from '../shape/marks.ts'
import { described } from '../shape/deskWords.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { figure, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const carousel = declareBlock({
  title: { kor: '캐러셀', cn: '轮播', en: 'Carousel' },
  help: {
    kor: '저절로 또는 밀어서 바뀌는 그림입니다.',
    cn: '自动或滑动切换的图片。',
    en: 'Pictures that change by themselves or by swiping.',
  },
  icon: 'image',
  shape: exact(
    {
      type: Type.Literal('carousel'),
      ...blockBase,
      ...blockRows,
      label: text({
        kor: '스크린 리더가 읽는 캐러셀의 이름입니다.',
        cn: '供屏幕阅读器读出的轮播名称。',
        en: 'The name of the carousel for screen readers.',
      }),
      place: Type.Optional(
        oneOf(['banner'], {
          kor: '운영자가 올린 배너가 행의 슬라이드보다 먼저 나옵니다.',
          cn: '运营横幅排在各行的轮播之前。',
          en: "Operators' banners come first, before the slides of the rows.",
        }),
      ),
      autoplay: defaulted(
        figure(
          { least: 0 },
          {
            kor: '슬라이드를 넘기는 간격(초)입니다. 0이면 넘기지 않습니다.',
            cn: '轮播切换的间隔秒数；0 为不切换。',
            en: 'Seconds between slides; 0 to stay on one.',
          },
        ),
        0,
      ),
      slide: Type.Optional(
        scoped(
          'row',
          exact(
            {
              image: pictureAddress,
              alt: text({ kor: '그림을 설명하는 글입니다.', cn: '图片的说明。', en: 'What the picture says.' }),
              text: Type.Optional(
                text({
                  kor: '그림 위에 그림 설명과 함께 쓰는 글입니다. 글과 버튼이 모두 비어 있으면 그림에 글이 없습니다.',
                  cn: '与图片说明一起写在图片上的文字；文字和按钮都为空时图片上没有文字。',
                  en: 'Written on the picture, below what it says; without it and a button nothing is written there.',
                }),
              ),
              button: Type.Optional(
                text({
                  kor: '누르면 무엇을 하는지 그림 위에 버튼으로 보여줍니다.',
                  cn: '在图片上以按钮形式写明点按后做什么。',
                  en: 'What a tap does, as a button on the picture.',
                }),
              ),
              do: Type.Optional(ActionsSchema),
            },
            { kor: '행마다 슬라이드 하나입니다.', cn: '每行一张轮播。', en: 'One slide for each row.' },
          ),
        ),
      ),
      items: Type.Optional(
        Type.Array(
          exact(
            {
              icon: Type.Optional(icon),
              image: Type.Optional(
                value('picture', {
                  kor: '아이콘 자리에 놓을 그림 주소입니다.',
                  cn: '放在图标位置的图片地址。',
                  en: 'A picture address in place of the icon.',
                }),
              ),
              title: text({ kor: '슬라이드에 보이는 글입니다.', cn: '轮播上的文字。', en: 'What the slide says.' }),
              text: Type.Optional(secondLine),
              when: shownWhile,
              do: Type.Optional(ActionsSchema),
            },
            'A fixed slide.',
          ),
          {
            minItems: 1,
            ...described({
              kor: '차례대로 보이는 고정된 슬라이드입니다.',
              cn: '按顺序排列的固定轮播。',
              en: 'Fixed slides, in order.',
            }),
          },
        ),
      ),
    },
    'Slides with a pause button: one `slide` for each row, or fixed `items`; indicators follow their number.',
  ),
  exactlyOne: [
    { of: ['items', 'slide'] },
    { where: 'slide', of: ['source', 'rows'] },
    { where: 'place', of: ['slide'] },
  ],
  examples: [
    {
      name: 'banners',
      sources: { banners: { call: 'getBannerList', with: { type: 2 } } },
      part: {
        type: 'carousel',
        id: 'banners',
        label: 'home.banners',
        place: 'banner',
        source: 'banners',
        key: '=row.src',
        autoplay: '=settings.carousel.banner',
        slide: { image: '=row.src', alt: 'home.banners', do: [{ go: '/activity' }] },
      },
    },
    {
      name: 'slides of its own',
      sources: { user: { call: 'getUser' } },
      part: {
        type: 'carousel',
        id: 'slides',
        label: 'appPage.tour',
        items: [
          { icon: 'download', title: 'appPage.fastTitle', text: 'appPage.fastText', do: [{ install: true }] },
          { image: 'demo/banners/vip.svg', title: '=data.user.realname' },
        ],
      },
      shows: 'appPage.fastTitle',
    },
  ],
})
