import { lazy, Suspense } from 'react'
import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { isLocale, languages, locales } from '../src/format/locales.ts'
import { englishTexts } from '../src/ui/testing/englishTexts.ts'
import { UiProvider } from '../src/ui/UiProvider.tsx'
import { startMocking, takeProblems } from '../src/workshop/startMocking.ts'
import '../src/ui/tokens.css'
import '../src/ui/base.css'
import './preview.css'

// Lazy parts are fetched when first asked for, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** With the documentation only: the stories of a test run need none of it. */
const DocsPage = lazy(async () => import('./DocsPage.tsx').then((module) => ({ default: module.DocsPage })))

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow phone', styles: { width: '360px', height: '640px' }, type: 'mobile' },
      },
    },
  },
  initialGlobals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark', locale: 'kor' },
  globalTypes: {
    locale: {
      description: 'Language of the screens',
      toolbar: { icon: 'globe', items: [...locales], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  loaders: [mswLoader(startMocking)],
  beforeEach: () => void takeProblems(),
  afterEach() {
    const problems = takeProblems()
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
  decorators: [
    (Story, { args, globals, parameters }) => {
      document.documentElement.dataset['theme'] = String(globals['theme'])
      // A part with plain props takes the language as Intl names it.
      const language: unknown = args['locale'] ?? globals['locale']
      document.documentElement.lang = isLocale(language) ? languages[language].tag : String(language)
      // It is outside the story and has all of this itself.
      if (parameters['isApp']) return <Story />
      return (
        <UiProvider texts={englishTexts}>
          <div className={parameters['bare'] ? 'story-bare' : 'story'}>
            <Story />
          </div>
        </UiProvider>
      )
    },
  ],
}

export default preview
