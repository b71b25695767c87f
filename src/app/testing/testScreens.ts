const envelope = { format: 1, chrome: { header: 'back', tabBar: false } }
const words = (id: string, text: string) => ({ id, type: 'text', text })
const button = (label: string, actions: readonly object[]) => ({ label, do: actions })

/** A few small screens with one of every rule that the shell keeps. */
export const testScreens: Readonly<Record<string, object>> = {
  home: {
    ...envelope,
    id: 'home',
    path: '/',
    access: 'visitor',
    title: 'home.title',
    cached: true,
    chrome: {
      header: 'home',
      tabBar: true,
      leading: { label: 'home.menu', icon: 'menu', do: [{ open: { popup: 'drawer' } }] },
    },
    body: [
      words('news', 'test.home'),
      {
        id: 'links',
        type: 'buttons',
        items: [
          button('test.toHome', [{ go: '/' }]),
          button('test.toMoney', [{ go: '/money?from=home' }]),
          button('test.toRecords', [{ go: '/betRecord', query: { date: '2' } }]),
          button('test.toHongbao', [{ go: '/hongbao' }]),
          button('test.toAgent', [{ go: '/agent' }]),
        ],
      },
      {
        id: 'drawer',
        type: 'popup',
        title: 'home.menu',
        placement: 'center',
        body: [
          words('inDrawer', 'test.drawer'),
          { id: 'drawerLinks', type: 'buttons', items: [button('test.toKefu', [{ go: '/kefu' }])] },
        ],
      },
    ],
  },
  login: {
    ...envelope,
    id: 'login',
    path: '/login',
    access: 'visitor',
    title: 'login.title',
    query: { type: { default: '0' }, redirect: {} },
    body: [
      {
        id: 'enter',
        type: 'buttons',
        items: [
          button('test.login', [
            { call: 'login', with: { name: 'demo01', password: 'demo1234' } },
            { login: '=result.data.api_token', remember: { when: '=true', account: 'demo01', password: 'demo1234' } },
          ]),
        ],
      },
    ],
  },
  mine: {
    ...envelope,
    id: 'mine',
    path: '/mine',
    access: 'member',
    title: 'mine.title',
    chrome: { header: 'plain', tabBar: true },
    body: [
      { id: 'who', type: 'text', text: { copy: 'test.who', with: { name: '=user.username' } } },
      { id: 'out', type: 'buttons', items: [button('test.logout', [{ logout: true }])] },
    ],
  },
  money: {
    ...envelope,
    id: 'money',
    path: '/money',
    access: 'member',
    title: 'money.title',
    query: { from: {} },
    sources: { wallets: { call: 'getBalanceList' }, cards: { call: 'getCards', with: { type: 1 } } },
    body: [
      { id: 'total', type: 'text', text: { copy: 'test.balance', with: { amount: '=user.balance' } } },
      { id: 'wallets', type: 'cells', source: 'wallets', key: '=row.platname', row: { label: '=row.name' } },
      { id: 'cards', type: 'cells', source: 'cards', key: '=row.id', row: { label: '=row.bank' } },
    ],
  },
  betRecord: {
    ...envelope,
    id: 'betRecord',
    path: '/betRecord',
    access: 'visitor',
    title: 'betRecord.title',
    query: { date: { enum: ['1', '2'], default: '1' } },
    body: [{ id: 'shown', type: 'text', text: { copy: 'test.period', with: { period: '=query.date' } } }],
  },
  recharge: {
    ...envelope,
    id: 'recharge',
    path: '/recharge',
    access: 'visitor',
    title: 'recharge.title',
    cached: true,
    body: [
      { id: 'limit', type: 'text', text: { copy: 'test.limit', with: { amount: '=settings.recharge.bank.min' } } },
      {
        id: 'deposit',
        type: 'form',
        schema: { type: 'object', required: ['note'], properties: { note: { type: 'string', maxLength: 20 } } },
        fields: { note: { label: 'test.note' } },
        submit: { label: 'test.send', do: [{ toast: 'test.sent' }] },
      },
    ],
  },
  hongbao: {
    ...envelope,
    id: 'hongbao',
    path: '/hongbao',
    access: 'visitor',
    title: 'hongbao.title',
    guards: [
      { when: '=!session.loggedIn', do: [{ confirm: 'test.loginAsk' }, { go: '/login' }] },
      { when: '=site.?redpacket_switch.orValue(1) == 0', do: [{ toast: 'test.ended', tone: 'loss' }] },
    ],
    body: [words('open', 'test.hongbao')],
  },
  agent: {
    ...envelope,
    id: 'agent',
    path: '/agent',
    access: 'agent',
    title: 'agent.title',
    body: [words('team', 'test.team')],
  },
  kefu: {
    ...envelope,
    id: 'kefu',
    path: '/kefu',
    access: 'visitor',
    title: 'kefu.title',
    chrome: { header: 'plain', tabBar: true },
    body: [words('intro', 'test.kefu')],
  },
  lottery: {
    ...envelope,
    id: 'lottery',
    path: '/lottery',
    access: 'visitor',
    title: 'lottery.title',
    query: { typeid: { default: '' }, name: { default: '' } },
    body: [words('board', '=query.typeid + ": " + query.name')],
  },
  vip: { format: 1, id: 'vip', path: '/vip', access: 'visitor', title: 'vip.title', planned: true },
}

/** Their texts; titles are their ids. */
export const testCopy: Readonly<Record<string, string>> = {
  'test.home': 'Home news',
  'test.toHome': 'To home',
  'test.toMoney': 'To money',
  'test.toRecords': 'To records',
  'test.toHongbao': 'To hongbao',
  'test.toAgent': 'To agent',
  'test.toKefu': 'To kefu',
  'test.drawer': 'In the drawer',
  'test.login': 'Log in now',
  'test.logout': 'Log out now',
  'test.who': 'You are {{name}}',
  'test.balance': 'Balance {{amount}}',
  'test.period': 'Period {{period}}',
  'test.limit': 'At least {{amount}}',
  'test.note': 'Note',
  'test.send': 'Send',
  'test.sent': 'Sent',
  'test.loginAsk': 'Log in first?',
  'test.ended': 'Red packets have ended',
  'test.hongbao': 'Red packets',
  'test.team': 'Your team',
  'test.kefu': 'How may we help?',
}
