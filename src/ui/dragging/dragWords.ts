import type { Announcements } from '@dnd-kit/core';

/** What is spoken while something is dragged; dnd-kit's own words are English. */
export const dragAnnouncements = (nameOf: (id: string | number) => string): Announcements => ({
  onDragStart: ({ active }) => `拿起 ${nameOf(active.id)}`,
  onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} 移到 ${nameOf(over.id)} 处` : undefined),
  onDragEnd: ({ active }) => `放下 ${nameOf(active.id)}`,
  onDragCancel: ({ active }) => `取消移动 ${nameOf(active.id)}`,
});
