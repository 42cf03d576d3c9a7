/** Theme colours of the mobile shop in their order (spec 2 §9); what is stored is the place, counted from 1. */
export const themes = [
  { name: '热情红', colour: '#e93323' },
  { name: '家居橙', colour: '#fe5c2d' },
  { name: '生鲜绿', colour: '#42ca4d' },
  { name: '海鲜蓝', colour: '#1ca5e9' },
  { name: '女神粉', colour: '#ff448f' },
] as const;
