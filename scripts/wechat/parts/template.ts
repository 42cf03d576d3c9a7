/**
 * Templates of messages and the messages sent by them. The official account's are chosen in WeChat's own console; those of the
 * mini-program are added from the library of its categories, at most 25.
 */
import { counter, only, recordOf, refused, type Routes, textOf } from '../part';

const most = 25;

interface Held {
  title: string;
  content: string;
}

export interface SentMessage {
  to: string;
  templateId: string;
  data: Readonly<Record<string, string>>;
  /** What WeChat recognises a repetition by; only the official account has it. */
  clientId?: string;
}

interface Keyword { kid: number; name: string; kind: string }

/** Of the library: what each title offers. */
const library: readonly { tid: number; title: string; keywords: readonly string[] }[] = [
  { tid: 1927, title: '订单支付成功通知', keywords: ['订单编号:character_string', '商品名称:thing', '支付金额:amount', '支付时间:time', '温馨提示:thing'] },
  { tid: 1458, title: '订单发货通知', keywords: ['订单号:character_string', '快递公司:thing', '快递单号:character_string', '发货时间:time'] },
  { tid: 1491, title: '确认收货通知', keywords: ['订单编号:character_string', '商品名称:thing', '收货时间:time'] },
  { tid: 5164, title: '拼团成功通知', keywords: ['商品名称:thing', '成团人数:number', '订单金额:amount'] },
  { tid: 1128, title: '订单配送通知', keywords: ['订单编号:character_string', '配送员:name', '配送员电话:phone_number', '商品信息:thing'] },
  { tid: 755, title: '充值成功通知', keywords: ['充值金额:amount', '充值时间:time', '账户余额:amount'] },
  { tid: 3, title: '预约提醒', keywords: ['预约时间:time'] },
];

const keywordsOf = (tid: number): Keyword[] => (library.find((each) => each.tid === tid)?.keywords ?? []).map((text, at) => {
  const [name = '', kind = 'thing'] = text.split(':');
  return { kid: at + 1, name, kind };
});

const contentOf = (keywords: readonly Keyword[]): string => keywords.map(({ kid, name, kind }) => `${name}:{{${kind}${kid}.DATA}}\n`).join('');

/** Longest values by kind, as WeChat documents them. */
const longest: Readonly<Record<string, number>> = { thing: 20, character_string: 32, number: 32, name: 10, phone_number: 17 };

export function templatePart() {
  const nextRoutine = counter('routine-template-');
  const state = {
    official: new Map<string, Held>(library.slice(0, 6).map(({ tid, title }) => [`official-template-${tid}`, { title, content: contentOf(keywordsOf(tid).slice(0, 4)) }])),
    routine: new Map<string, Held>(),
    /** What went out, oldest first. */
    sent: [] as (SentMessage & { kind: 'official' | 'miniProgram' })[],
    /** Openids that follow nobody and subscribed to nothing. */
    refusing: new Set<string>(),
  };
  const send = (kind: 'official' | 'miniProgram', held: ReadonlyMap<string, Held>, fields: Readonly<Record<string, unknown>>) => {
    const [to, templateId, clientId] = [textOf(fields.touser), textOf(fields.template_id), textOf(fields.client_msg_id)];
    const template = held.get(templateId);
    if (!template) return refused(40037, 'invalid template_id');
    if (!/^[\w-]{6,64}$/.test(to)) return refused(40003, 'invalid openid');
    if (state.refusing.has(to)) return kind === 'official' ? refused(43004, 'require subscribe') : refused(43101, 'user refuse to accept the msg');
    const data = Object.fromEntries(Object.entries(recordOf(fields.data)).map(([key, value]) => [key, textOf(recordOf(value).value)]));
    for (const [, key = ''] of template.content.matchAll(/\{\{(\w+)\.DATA\}\}/g)) {
      const most = longest[key.replace(/\d+$/, '')];
      if (!data[key] || (most !== undefined && [...data[key]].length > most)) return refused(47003, `argument invalid! data.${key}.value invalid`);
    }
    const isKnown = clientId !== '' && state.sent.some((each) => each.to === to && each.clientId === clientId);
    if (!isKnown) state.sent.push({ kind, to, templateId, data, ...(clientId !== '' && { clientId }) });
    return { msgid: state.sent.length };
  };
  const routes: Routes = {
    ...only('official', {
      'GET /cgi-bin/template/get_all_private_template': () => ({ template_list: [...state.official].map(([id, { title, content }]) => ({ template_id: id, title, content })) }),
      'POST /cgi-bin/message/template/send': ({ fields }) => send('official', state.official, fields),
    }),
    ...only('miniProgram', {
      'GET /wxaapi/newtmpl/gettemplate': () => ({ data: [...state.routine].map(([id, { title, content }]) => ({ priTmplId: id, title, content, type: 2 })) }),
      'GET /wxaapi/newtmpl/getcategory': () => ({ data: [{ id: 307, name: '商家自营' }] }),
      'GET /wxaapi/newtmpl/getpubtemplatetitles': ({ fields }) => {
        const start = Number(fields.start);
        return textOf(fields.ids).includes('307') ? { count: library.length, data: library.slice(start, start + Number(fields.limit)).map(({ tid, title }) => ({ tid, title, type: 2, categoryId: '307' })) } : { count: 0, data: [] };
      },
      'GET /wxaapi/newtmpl/getpubtemplatekeywords': ({ fields }) => {
        const keywords = keywordsOf(Number(fields.tid));
        return keywords.length === 0 ? refused(200014, 'invalid template') : { count: keywords.length, data: keywords.map(({ kid, name, kind }) => ({ kid, name, example: '', rule: kind })) };
      },
      'POST /wxaapi/newtmpl/addtemplate': ({ fields }) => {
        const offered = keywordsOf(Number(fields.tid));
        const chosen = (Array.isArray(fields.kidList) ? fields.kidList : []).flatMap((kid) => offered.find((each) => each.kid === Number(kid)) ?? []);
        if (offered.length === 0 || chosen.length === 0) return refused(200014, 'invalid template');
        if (textOf(fields.sceneDesc) === '') return refused(200021, 'invalid scene description');
        if (state.routine.size >= most) return refused(200012, 'template count exceeds limit');
        const id = nextRoutine();
        state.routine.set(id, { title: library.find(({ tid }) => tid === Number(fields.tid))?.title ?? '', content: contentOf(chosen) });
        return { priTmplId: id };
      },
      'POST /cgi-bin/message/subscribe/send': ({ fields }) => send('miniProgram', state.routine, fields),
    }),
  };
  return { state, routes };
}
