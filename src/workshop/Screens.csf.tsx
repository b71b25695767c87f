import type { Meta } from '@storybook/react-vite'
import { openScreen } from './openScreen.ts'
import { type ScreenArgs, simulateScreen } from './simulateScreen.ts'

// The stories of all screens. None is written here: `.storybook/screenStories.ts` adds those of every document.
const meta = {
  title: 'screens',
  tags: ['!autodocs'],
  parameters: { isApp: true },
  loaders: [simulateScreen],
  beforeEach: openScreen,
  render: () => <></>,
} satisfies Meta<ScreenArgs>
export default meta
