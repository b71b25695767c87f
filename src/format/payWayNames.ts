/** Pay ways as settings and stops name them. */
export const payWayNames = ['bank', 'wechat', 'alipay', 'usdtTrc20', 'usdtErc20'] as const
