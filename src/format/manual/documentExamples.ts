/** A part of each of the other documents, as an author writes it; the rest of the document stays as it is. */
export const documentExamples: Readonly<Record<'settings' | 'choices' | 'dialogs' | 'notices' | 'copy', object>> = {
  settings: { withdrawal: { bankMin: '100', agentMin: '100', usdtMin: '10', redirectSeconds: 1.5 } },
  choices: {
    lists: {
      orderState: {
        options: [
          { value: 1, label: 'orderState.pending', tone: 'info' },
          { value: 2, label: 'orderState.approved', tone: 'gain' },
          { value: 3, label: 'orderState.rejected', tone: 'loss' },
        ],
        other: { label: 'orderState.other' },
      },
    },
  },
  dialogs: {
    dialogs: {
      maintenanceSoon: {
        title: 'app.maintenanceTitle',
        body: 'app.maintenance',
        confirm: 'common.ok',
        tone: 'warning',
        places: ['/', '/recharge'],
        once: 'day',
        from: '2026-12-01T09:00:00Z',
        until: '2026-12-01T16:00:00Z',
        priority: 10,
      },
    },
  },
  notices: {
    notices: [
      {
        id: 'bank-maintenance',
        places: ['home', 'recharge'],
        title: { kor: '은행 점검 안내', cn: '银行维护通知', en: 'Bank maintenance' },
        body: {
          kor: '새벽 1시까지 입금이 늦어질 수 있어요.',
          cn: '凌晨1点前到账可能延迟。',
          en: 'Deposits may be late until 1 a.m.',
        },
        until: '2026-12-01T16:00:00Z',
        priority: 10,
      },
      {
        id: 'vip-week',
        places: ['banner'],
        title: { kor: 'VIP 주간 혜택', cn: 'VIP 周优惠', en: 'VIP week' },
        body: {},
        picture: { kor: 'demo/banners/vip.svg', cn: 'demo/banners/vip.svg', en: 'demo/banners/vip.svg' },
        link: '/vip',
        audience: { roles: ['members'] },
      },
    ],
  },
  copy: { 'betHistory.title': 'Bet history', 'betHistory.sum': '{{count}} bets, {{amount}} in all' },
}
