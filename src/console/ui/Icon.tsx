import './Icon.css';

/** Stroked outlines on a 24 × 24 grid. */
const paths = {
  add: 'M12 5v14M5 12h14',
  bag: 'M5 8h14l-1 12H6zM9 10V7a3 3 0 0 1 6 0v3',
  back: 'M19 12H5M11 6l-6 6 6 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  check: 'M5 12.5 10 17.5 19 7',
  chevronDown: 'M6 9l6 6 6-6',
  chevronLeft: 'M15 6l-6 6 6 6',
  chevronRight: 'M9 6l6 6-6 6',
  chevronUp: 'M6 15l6-6 6 6',
  clipboardIn: 'M9 3h6v3H9zM15 4.5h3V21H6V4.5h3M12 9.5V17M9 14l3 3 3-3',
  clipboardOut: 'M9 3h6v3H9zM15 4.5h3V21H6V4.5h3M12 17V9.5M9 12.5l3-3 3 3',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  collapse: 'M4 6h16M4 18h16M11 12h9M7 9l-3 3 3 3',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  download: 'M12 4v11M7 10l5 5 5-5M4 20h16',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5M12 16h.01',
  expand: 'M4 6h16M4 18h16M4 12h9M17 9l3 3-3 3',
  eye: 'M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  eyeOff: 'M3 3l18 18M10 6.2A9 9 0 0 1 12 6c6 0 10 6 10 6a17 17 0 0 1-3 3.4M6 8a17 17 0 0 0-4 4s4 6 10 6a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4 4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  folder: 'M3 6h6l2 2h10v11H3z',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  hash: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  list: 'M4 6h.01M8 6h12M4 12h.01M8 12h12M4 18h.01M8 18h12',
  rotateLeft: 'M4 12a8 8 0 1 1 3 6M4 6v6h6',
  rotateRight: 'M20 12a8 8 0 1 0-3 6M20 6v6h-6',
  zoomIn: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4M8 11h6M11 8v6',
  zoomOut: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4M8 11h6',
  play: 'M8 5l11 7-11 7z',
  radio: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  crop: 'M7 2v15h15M2 7h15v15',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  fullScreenExit: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01',
  leave: 'M14 4H5v16h9M10 12h10M17 9l3 3-3 3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3M12 14v3',
  megaphone: 'M4 10v4h3l9 5V5l-9 5zM19 9a4 4 0 0 1 0 6M8 14v6h3v-4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  palette: 'M12 3a9 9 0 0 0 0 18c1.5 0 2-1 1.5-2.2-.6-1.5.3-2.8 2-2.8H18a3 3 0 0 0 3-3.2C20.6 7 16.7 3 12 3zM7.5 12h.01M9.5 8h.01M14 7.5h.01',
  pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
  question: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5h.01',
  refresh: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  restore: 'M4 11a8 8 0 1 1 2 6M4 5v6h6M12 8v4l3 2',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  shapes: 'M4 4h7v7H4zM16.5 4l4 7h-8zM7.5 14a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM14 14h7v7h-7z',
  shop: 'M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  star: 'M12 4l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l3 3 5-6',
  text: 'M5 6h14M12 6v13',
  toggle: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7zM16 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  upload: 'M12 20V9M7 13l5-5 5 5M4 4h16',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-6 8-6s7 2 8 6',
  video: 'M4 6h11v12H4zM15 11l5-3v8l-5-3z',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** Decorative: hidden from assistive technology, so the control around it needs a name. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg className="ui-icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
