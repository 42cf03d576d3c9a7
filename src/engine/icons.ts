/** Icons that schemas may name, in the order in which they are offered; `ui/Icon.tsx` draws each. */
export const iconNames = [
  'add', 'bag', 'back', 'calendar', 'check', 'bell', 'chart', 'chat', 'chevronDown', 'chevronLeft', 'chevronRight', 'chevronUp',
  'clipboardIn', 'clipboardOut', 'clock', 'close', 'code', 'collapse', 'columns', 'copy', 'delete', 'download', 'drag', 'edit',
  'error', 'expand', 'eye', 'eyeOff', 'file', 'folder', 'grid', 'hash', 'list', 'rotateLeft', 'rotateRight', 'zoomIn', 'zoomOut',
  'play', 'radio', 'redo', 'crop', 'camera', 'filter', 'fullScreen', 'fullScreenExit', 'home', 'image', 'info', 'leave', 'link', 'key',
  'location', 'lock', 'mail', 'megaphone', 'menu', 'minus', 'mobile', 'money', 'more', 'palette', 'phone', 'pin', 'question',
  'refresh', 'restore', 'search', 'settings', 'shapes', 'shop', 'star', 'success', 'tag', 'text', 'toggle', 'truck', 'undo', 'upload',
  'user', 'video', 'wallet', 'warning',
] as const;
export type IconName = (typeof iconNames)[number];
