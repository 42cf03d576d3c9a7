/** Replies to followers of the official account, each entered as a form (WeChat sheet). */
import { enumerations } from '../../../../generated/enumerations';
import { call, callTagged } from '../transport/http';
import { field, type Row, type ShopForm } from '../shop/shopLayout';

const base = '/admin/platform/wechat/public/keywords/reply';
const right = 'platform:wechat:public:keywords:reply';

export const replyTypes = { text: 'text', image: 'image', news: 'news', voice: 'voice' } as const;

/** @param articles entity whose records a reply may show */
const given = (articles: string) => [
  field({ name: 'status', title: '规则状态', kind: 'switch', as: 'radio', default: true, options: [{ value: true, title: '启用' }, { value: false, title: '禁用' }] }),
  field({ name: 'type', title: '消息类型', kind: 'enumeration', options: enumerations.keywordReplyType.items, codes: Object.values(replyTypes), default: replyTypes.text }),
  field({ name: 'content', title: '规则内容', kind: 'textarea', maxLength: 600, when: { type: replyTypes.text } }),
  field({ name: 'articleId', title: '选取图文', kind: 'reference', to: articles, when: { type: replyTypes.news } }),
  field({ name: 'imageId', title: '图片地址', kind: 'text', maxLength: 128, when: { type: replyTypes.image }, help: '点击上传后自动填入' }),
  field({ name: 'voiceId', title: '语音地址', kind: 'text', maxLength: 128, when: { type: replyTypes.voice }, help: '点击上传后自动填入' }),
];

const keywords = field({ name: 'keywords', title: '关键字', kind: 'tags', maxItems: 20 });

interface Reply {
  id: number;
  keywords: string;
  type: string;
  data: string;
  status: boolean;
}

interface Said {
  content?: string;
  mediaId?: string;
  /** Where the picture can be looked at. */
  srcUrl?: string;
  articleId?: number;
}

const entered = ({ keywords: words, type, data, status }: Reply): Row => {
  const { content = '', mediaId = '', srcUrl = '', articleId = null } = JSON.parse(data) as Said;
  return {
    keywords: words.split(','), status, type, content, articleId, srcUrl,
    imageId: type === replyTypes.image ? mediaId : '', voiceId: type === replyTypes.voice ? mediaId : '',
  };
};

const blank: Row = { keywords: [], status: true, type: replyTypes.text, content: '', articleId: null, srcUrl: '', imageId: '', voiceId: '' };

/** What the chosen type says, and nothing of the others. */
function said({ type, content, articleId, imageId, voiceId, srcUrl }: Row): Said {
  switch (type) {
    case replyTypes.news: return { articleId: Number(articleId) };
    case replyTypes.image: return { mediaId: String(imageId ?? ''), srcUrl: String(srcUrl ?? '') };
    case replyTypes.voice: return { mediaId: String(voiceId ?? '') };
    default: return { content: String(content ?? '') };
  }
}

function formOf(name: string, title: string, fields: ShopForm['fields'], find: (signal?: AbortSignal) => Promise<{ data: Reply | null; tag?: string }>, fixed?: string): ShopForm {
  return {
    name, title, fields, permission: `${right}:save`,
    async read(signal) {
      const { data, tag } = await find(signal);
      return { data: data ? entered(data) : blank, tag };
    },
    async write(values) {
      const stored = (await find()).data;
      const words = fixed ?? (Array.isArray(values.keywords) ? values.keywords : []).join(',');
      const body = { keywords: words, type: values.type, status: values.status, data: JSON.stringify(said(values)) };
      await (stored ? call('POST', `${base}/update`, { body: { ...body, id: stored.id }, quiet: true }) : call('POST', `${base}/save`, { body, quiet: true }));
    },
  };
}

/** The reply that one of the words of the system stands for. */
export const fixedReply = (word: 'subscribe' | 'default', title: string, articles: string): ShopForm =>
  formOf(`wechat reply ${word}`, title, given(articles), (signal) => callTagged<Reply | null>('GET', `${base}/info/keywords`, { query: { keywords: word }, quiet: true, signal }), word);

/** @param id undefined for a new one */
export const keywordReply = (id: number | undefined, articles: string): ShopForm =>
  formOf(`wechat reply ${id ?? 'new'}`, id === undefined ? '关键字添加' : '关键字编辑', [keywords, ...given(articles)],
    (signal) => (id === undefined ? Promise.resolve({ data: null }) : callTagged<Reply>('GET', `${base}/info/${id}`, { quiet: true, signal })));

export const uploadPermission = 'platform:wechat:open:media:upload';

/** @returns the id by which a reply names it, and where a picture can be looked at */
export async function uploadMaterial(type: 'image' | 'voice', file: File): Promise<{ mediaId: string; srcUrl: string }> {
  const body = new FormData();
  body.append('media', file);
  const { mediaId, url } = await call<{ mediaId: string; url: string }>('POST', '/admin/platform/wechat/open/media/upload', { query: { type }, body });
  // WeChat names addresses without TLS, which pages of the console do not load; the same picture stands behind TLS.
  return { mediaId, srcUrl: url.replace(/^http:/, 'https:') };
}
