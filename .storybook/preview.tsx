import type { Preview } from '@storybook/react-vite'
import { UiProvider } from '../src/ui/UiProvider.tsx'
import '../src/ui/tokens.css'
import '../src/ui/base.css'
import './preview.css'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
      },
    },
  },
  initialGlobals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'])
      document.documentElement.lang = 'ko'
      return (
        <UiProvider>
          <div className={parameters['bare'] ? 'story-bare' : 'story'}>
            <Story />
          </div>
        </UiProvider>
      )
    },
  ],
}

export default preview
