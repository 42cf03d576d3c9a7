import type { IconName } from '../Icon';

/** What the icons show, for finding them by a Chinese word. */
const titles: Partial<Record<IconName, string>> = {
  add: '添加', bag: '购物袋 商品', back: '返回', calendar: '日历 日期', check: '勾选', chevronDown: '向下', chevronLeft: '向左', chevronRight: '向右',
  bell: '铃 提醒', chart: '图表 统计', chat: '对话 客服', key: '钥匙 密钥', location: '位置 地址', mail: '邮件 信件', mobile: '手机', money: '钱 金额', phone: '电话', tag: '标签', truck: '货车 物流',
  chevronUp: '向上', clipboardIn: '复制到剪贴板', clipboardOut: '粘贴', clock: '时钟 时间', close: '关闭', code: '代码', columns: '列 表格', copy: '复制', delete: '删除 回收站', download: '下载', drag: '拖动', edit: '编辑', error: '错误',
  eye: '查看 显示', eyeOff: '隐藏', file: '文件 文章', filter: '筛选 漏斗', hash: '井号 数字', home: '主页 首页', image: '图片', info: '信息', link: '链接', lock: '锁 安全',
  megaphone: '喇叭 营销', menu: '菜单', minus: '减少', more: '更多', pin: '图钉 固定', radio: '单选', redo: '重做', question: '问号 帮助', refresh: '刷新', restore: '恢复 历史', search: '搜索', settings: '设置',
  shapes: '图形 组件', shop: '店铺 商户', star: '星 收藏', success: '成功', text: '文字', toggle: '开关', undo: '撤销', upload: '上传', user: '用户 会员', video: '视频 直播', warning: '警告',
};

export const iconTitle = (name: IconName): string => titles[name] ?? name;
