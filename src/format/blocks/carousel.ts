import { Type } from 'typebox'
import { ActionsSchema } from '../actions.ts'
import { blockBase, blockRows, icon, shownWhile } from '../shape/common.ts'
import { defaulted, exact, oneOf, scoped } from '../shape/shapes.ts'
import { figure, text, value } from '../shape/slots.ts'
import { declareBlock } from './declareBlock.ts'

export const carousel = declareBlock({
  shape: exact(
    {
      type: Type.Literal('carousel'),
      ...blockBase,
      ...blockRows,
      label: text('The name of the carousel for screen readers.'),
      place: Type.Optional(oneOf(['banner'], "Operators' banners come first, before the slides of the rows.")),
      autoplay: defaulted(figure({ least: 0 }, 'Seconds between slides; 0 to stay on one.'), 0),
      slide: Type.Optional(
        scoped(
          'row',
          exact(
            {
              image: value('picture', 'The picture address.'),
              alt: text('What the picture says.'),
              do: Type.Optional(ActionsSchema),
            },
            'One slide for each row.',
          ),
        ),
      ),
      items: Type.Optional(
        Type.Array(
          exact(
            {
              icon: Type.Optional(icon),
              image: Type.Optional(value('picture', 'A picture address in place of the icon.')),
              title: text('What the slide says.'),
              text: Type.Optional(text('A second line.')),
              when: shownWhile,
              do: Type.Optional(ActionsSchema),
            },
            'A fixed slide.',
          ),
          { minItems: 1, description: 'Fixed slides, in order.' },
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
