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
export const openingDialog = {
  title: 'rules.title',
  body: 'rules.body',
  confirm: 'home.title',
  places: ['/'],
  priority: 3,
}

/** The shipped settings, a few texts, one notice, one screen, the dialog it asks and one that opens on it by itself. */
export const testDocuments: readonly SourceFile[] = [
  { path: 'settings.json', text: JSON.stringify(settings) },
  {
    path: 'copy/kor.json',
    text: JSON.stringify({
      'home.title': '홈',
      'rules.title': '이용 규칙',
      'rules.body': '읽어 주세요',
      'recharge.range': '{{min}}원부터 {{max}}원까지',
      'common.ok': '확인',
    }),
  },
  {
    path: 'copy/cn.json',
    text: JSON.stringify({
      'home.title': '首页',
      'rules.title': '使用规则',
      'rules.body': '请阅读',
      'recharge.range': '{{min}}至{{max}}韩元',
      'common.ok': '确定',
    }),
  },
  {
    path: 'copy/en.json',
    text: JSON.stringify({
      'home.title': 'Home',
      'rules.title': 'House rules',
      'rules.body': 'Please read',
      'recharge.range': 'From {{min}} to {{max}} won',
      'common.ok': 'OK',
    }),
  },
  { path: 'screens/home.json', text: `${JSON.stringify(testScreen, null, 1)}\n` },
  { path: 'dialogs.json', text: JSON.stringify({ format: 1, dialogs: { welcome: testDialog, rules: openingDialog } }) },
  { path: 'notices.json', text: JSON.stringify({ format: 1, notices: [testNotice] }) },
]
