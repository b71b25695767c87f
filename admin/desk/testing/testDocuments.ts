import settings from '../../../schemas/settings.json' with { type: 'json' }
import type { SourceFile } from '../../../src/format/SourceFile.ts'
import type { Notice } from '../../../src/format/notices.ts'

export const testNotice: Notice = {
  id: 'maintenance',
  on: true,
  places: ['home'],
  title: { kor: '점검', cn: '维护', en: 'Maintenance' },
  body: { kor: '오늘 밤', cn: '今晚', en: 'Tonight' },
  tone: 'info',
  zone: 'Asia/Seoul',
  priority: 0,
}

export const testScreen = {
  format: 1,
  id: 'home',
  path: '/',
  access: 'visitor',
  title: 'home.title',
  enter: [{ open: { dialog: 'welcome' } }],
  body: [
    { id: 'welcome', type: 'text', text: 'home.title' },
    { id: 'more', type: 'section', title: 'home.title', body: [{ id: 'inner', type: 'text', text: 'home.title' }] },
  ],
}

export const testDialog = { title: 'home.title', body: 'home.title', confirm: 'home.title' }

/** The shipped settings, a few texts, one notice, one screen and the dialog it opens. */
export const testDocuments: readonly SourceFile[] = [
  { path: 'settings.json', text: JSON.stringify(settings) },
  { path: 'copy/kor.json', text: JSON.stringify({ 'home.title': '홈', 'recharge.range': '{{min}}원부터 {{max}}원까지' }) },
  { path: 'copy/cn.json', text: JSON.stringify({ 'home.title': '首页', 'recharge.range': '{{min}}至{{max}}韩元' }) },
  { path: 'copy/en.json', text: JSON.stringify({ 'home.title': 'Home', 'recharge.range': 'From {{min}} to {{max}} won' }) },
  { path: 'screens/home.json', text: `${JSON.stringify(testScreen, null, 1)}\n` },
  { path: 'dialogs.json', text: JSON.stringify({ format: 1, dialogs: { welcome: testDialog } }) },
  { path: 'notices.json', text: JSON.stringify({ format: 1, notices: [testNotice] }) },
]
