/** What the editor understands. Everything that the rules allow survives being opened and saved, even where no button makes it. */
import { Extension, Mark, Node, type AnyExtension, type Editor, type JSONContent } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { TextStyleKit } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { cleanHtml } from './cleanHtml';
import { cleanStyle } from './rules';

/** Declarations that other extensions read and write. */
const alignment = ['text-align'];
const textStyles = ['color', 'background-color', 'background', 'font-family', 'font-size', 'line-height', 'font-weight', 'font-style', 'text-decoration', 'text-decoration-line'];

const without = (style: string, handled: readonly string[]): string | null =>
  cleanStyle(style).split('; ').filter((declaration) => declaration && !handled.includes(declaration.slice(0, declaration.indexOf(':')))).join('; ') || null;

/** Keeps the allowed declarations of a style attribute that no other extension takes care of. */
const keptStyle = (handled: readonly string[]) => ({
  default: null,
  parseHTML: (element: HTMLElement) => without(element.getAttribute('style') ?? '', handled),
  renderHTML: ({ style }: Record<string, unknown>) => (style ? { style } : {}),
});

const blocks = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock', 'horizontalRule', 'image', 'table', 'tableRow', 'tableCell', 'tableHeader'];

const KeptStyles = Extension.create({
  name: 'keptStyles',
  addGlobalAttributes: () => [
    { types: blocks, attributes: { style: keptStyle(alignment) } },
    { types: ['textStyle'], attributes: { style: keptStyle(textStyles) } },
  ],
});

/** Marks without a button. */
const plainMark = (tag: string) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addAttributes: () => ({ style: keptStyle([]) }),
  });

/** Without the widths that the extension would write into every table. */
const PlainTable = Table.extend({ renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]] });

/** Films, sounds and figures: shown and kept whole, not edited inside. */
const Kept = Node.create({
  name: 'kept',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false, parseHTML: (element: HTMLElement) => cleanHtml(element.outerHTML) } }),
  parseHTML: () => ['video', 'audio', 'figure'].map((tag) => ({ tag, priority: 100 })),
  renderHTML({ node }) {
    const template = document.createElement('template');
    template.innerHTML = cleanHtml(String(node.attrs.html));
    return (template.content.firstElementChild as HTMLElement | null) ?? ['p'];
  },
});

/** Pieces that the toolbar inserts. */
export const image = (src: string, alt: string): JSONContent => ({ type: 'image', attrs: { src, alt } });
export const video = (src: string): JSONContent => {
  const element = document.createElement('video');
  element.setAttribute('src', src);
  element.setAttribute('controls', '');
  element.setAttribute('width', '100%');
  return { type: 'kept', attrs: { html: cleanHtml(element.outerHTML) } };
};

export const extensions = (placeholder: string): AnyExtension[] => [
  StarterKit.configure({
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['mailto', 'tel'], HTMLAttributes: { target: null, rel: null } },
  }),
  TextStyleKit,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  PlainTable, TableRow, TableHeader, TableCell,
  Image.configure({ inline: true }),
  Placeholder.configure({ placeholder }),
  KeptStyles,
  Kept,
  ...['sub', 'sup', 'mark', 'small', 'ins'].map(plainMark),
];

/** The editor's text as it is stored: '' when nothing is written, without the empty paragraph that it keeps below the last block. */
export const stored = (editor: Editor): string => (editor.isEmpty ? '' : cleanHtml(editor.getHTML()).replace(/(?<=.)<p><\/p>$/s, ''));

const blockTags = 'p, div, section, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, figure, video, audio';

/** Stored text as the editor takes it: cleaned, and a `div` or `section` without further blocks made a paragraph, style included. */
export function editable(html: string): string {
  const view = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
  for (const block of view.body.querySelectorAll<HTMLElement>('div, section')) {
    if (block.querySelector(blockTags)) continue;
    const paragraph = view.createElement('p');
    if (block.hasAttribute('style')) paragraph.setAttribute('style', block.getAttribute('style')!);
    paragraph.append(...block.childNodes);
    block.replaceWith(paragraph);
  }
  return view.body.innerHTML;
}
