/** Sentences of the sheets, in their words: the schemas that say each, and what has to come of it. */
import type { Json } from '../../src/engine/json';

/** Schemas by key (`marketing/outing`), enumerations as `enumerations/<name>`. A property without a title is titled by its name. */
export type Schemas = Record<string, { [word: string]: Json }>;

export const headings = [
  'fields compared',
  'me and now',
  'effects elsewhere',
  'states by time',
  'ranges with time of day',
  'unique times',
  'a record by its code',
  'one record',
  'values in their row',
  'switches on codes',
  'one table, several screens',
  'the desk',
  'rows of a form',
  'reads and windows',
  'fragments',
] as const;
export type Heading = (typeof headings)[number];

export interface Sentence {
  about: Heading;
  /** In the words of a sheet. */
  sheet: string;
  schemas: Schemas;
  /** By entity and path in its model (members of lists by name or parameter), what stands there. */
  becomes: Record<string, unknown>;
}

const text = { type: 'string', maxLength: 30 };
const moment = { kind: 'datetime' };
const count = { type: 'integer', minimum: 0 };
const money = { kind: 'money', minimum: 0 };
const codes = (...names: string[]): { [word: string]: Json } => ({ title: '状态', oneOf: names.map((name, index) => ({ const: index, title: name })) });
const state = (enumeration: string) => ({ enumeration, default: 0, readOnly: true, column: {} });

const between: Sentence[] = [
  {
    about: 'fields compared', sheet: 'start < end',
    schemas: { 'marketing/said1a': { properties: { startTime: moment, endTime: moment }, rules: [{ field: 'endTime', more: 'startTime' }] } },
    becomes: { 'marketing/said1a rules': [{ field: 'endTime', more: 'startTime' }] },
  },
  {
    about: 'fields compared', sheet: 'refundPrice ≤ payPrice',
    schemas: { 'marketing/said1b': { properties: { payPrice: money, refundPrice: money }, rules: [{ field: 'refundPrice', atMost: 'payPrice' }] } },
    becomes: { 'marketing/said1b rules': [{ field: 'refundPrice', atMost: 'payPrice' }] },
  },
  {
    about: 'fields compared', sheet: 'dailyLimit ≥ singleLimit when both > 0',
    schemas: {
      'marketing/said1c': {
        properties: { singleLimit: count, dailyLimit: count },
        rules: [{ field: 'dailyLimit', atLeast: 'singleLimit', when: { singleLimit: { from: 1 }, dailyLimit: { from: 1 } } }],
      },
    },
    becomes: { 'marketing/said1c rules': [{ field: 'dailyLimit', atLeast: 'singleLimit', when: { singleLimit: { from: 1 }, dailyLimit: { from: 1 } } }] },
  },
  {
    about: 'fields compared', sheet: 'refundDeadline ≤ startTime',
    schemas: {
      'enumerations/said1d': codes('不可退', '随时退', '截止前', '到期退'),
      'marketing/said1d': {
        properties: { startTime: moment, refundType: { enumeration: 'said1d', default: 0 }, refundDeadline: moment },
        rules: [{ field: 'refundDeadline', atMost: 'startTime', when: { refundType: 3 } }],
      },
    },
    becomes: { 'marketing/said1d rules': [{ field: 'refundDeadline', atMost: 'startTime', when: { refundType: 3 } }] },
  },
  {
    about: 'me and now', sheet: 'applicant cannot approve the own request, unless nobody else can; auditorName, auditTime',
    schemas: {
      'enumerations/said2a': codes('待审核', '通过'),
      'marketing/said2a': {
        properties: {
          applicantId: { type: 'integer', readOnly: true, default: '$me' }, state: state('said2a'),
          auditorName: { ...text, readOnly: true }, auditTime: { ...moment, readOnly: true },
        },
        resource: {
          states: { field: 'state', moves: { pass: { from: 0, to: 1, set: { auditorName: '$me', auditTime: '$now' } } } },
          actions: { pass: { title: '通过', refuse: [{ when: { applicantId: '$me' }, message: '不能审批自己提交的申请', soleHolder: { message: '请由他人审批', log: '本人审批' } }], effect: { move: 'pass' } } },
        },
      },
    },
    becomes: {
      'marketing/said2a fields applicantId given': '$me',
      'marketing/said2a states moves pass set': { auditorName: '$me', auditTime: '$now' },
      'marketing/said2a actions pass refuse': [{ when: { applicantId: '$me' }, message: '不能审批自己提交的申请', soleHolder: { message: '请由他人审批', log: '本人审批' } }],
    },
  },
  {
    about: 'me and now', sheet: 'within 7 days; same day',
    schemas: {
      'marketing/said2b': {
        use: ['created'], properties: { name: text, note: text },
        resource: {
          actions: {
            amend: { title: '补录', when: { createTime: { from: { $now: '-7d' } } }, effect: { set: { note: '补录' } } },
            undo: { title: '冲正', when: { createTime: { from: '$today', to: '$today' } }, effect: { set: { note: '冲正' } } },
          },
        },
      },
    },
    becomes: {
      'marketing/said2b actions amend when': { createTime: { from: { $now: '-7d' } } },
      'marketing/said2b actions undo when': { createTime: { from: '$today', to: '$today' } },
    },
  },
  {
    about: 'me and now', sheet: 'not future; default now or today',
    schemas: {
      'marketing/said2c': {
        properties: { day: { kind: 'date', default: '$today' }, moment: { ...moment, default: '$now' } },
        rules: [{ field: 'day', atMost: '$today' }],
      },
    },
    becomes: { 'marketing/said2c rules': [{ field: 'day', atMost: '$today' }], 'marketing/said2c fields day given': '$today', 'marketing/said2c fields moment given': '$now' },
  },
];

const consequences: Sentence[] = [
  {
    about: 'effects elsewhere', sheet: 'on pass a points record',
    schemas: {
      'enumerations/said3a': codes('待审核', '通过'),
      'marketing/said3a': {
        properties: { uid: { to: 'user/user' }, points: { type: 'integer', minimum: 1 }, state: state('said3a') },
        required: ['uid', 'points'],
        resource: {
          states: { field: 'state', moves: { pass: { from: 0, to: 1 } } },
          actions: { pass: { title: '通过', effect: [{ move: 'pass' }, { book: 'user/integralRecord', values: { uid: '$uid', integral: '$points', type: 1, linkType: 'manual_adjust' } }] } },
        },
      },
    },
    becomes: {
      'marketing/said3a actions pass effect': { move: 'pass' },
      'marketing/said3a actions pass then': [{ book: 'user/integralRecord', values: { uid: '$uid', integral: '$points', type: 1, linkType: 'manual_adjust' } }],
    },
  },
  {
    about: 'effects elsewhere', sheet: 'refund for every paid order',
    schemas: {
      'enumerations/said3b': codes('进行中', '已取消'),
      'enumerations/said3bOrder': codes('未支付', '已支付', '已退款'),
      'marketing/said3b': {
        properties: { name: text, state: state('said3b') },
        follows: [{ when: { state: 1 }, in: 'marketing/said3bOrder', by: 'activityId', where: { state: 1 }, move: 'refund', title: '活动取消，报名退款' }],
        resource: { states: { field: 'state', moves: { cancel: { from: 0, to: 1 } } }, actions: { cancel: { title: '取消', effect: { move: 'cancel' } } } },
      },
      'marketing/said3bOrder': {
        properties: { activityId: { to: 'marketing/said3b' }, state: state('said3bOrder') },
        resource: { states: { field: 'state', moves: { refund: { from: 1, to: 2 } } }, actions: { refund: { title: '退款', effect: { move: 'refund' } } } },
      },
    },
    becomes: { 'marketing/said3b follows': [{ when: { state: 1 }, in: 'marketing/said3bOrder', by: 'activityId', where: { state: 1 }, move: 'refund' }] },
  },
  {
    about: 'effects elsewhere', sheet: 'restores the seat, money and points',
    schemas: {
      'enumerations/said3c': codes('已报名', '已退款'),
      'enumerations/said3cUse': codes('报名', '退款'),
      'marketing/said3cOuting': { properties: { name: text, seats: { type: 'integer', maximum: 1000, default: 0, readOnly: true } } },
      'marketing/said3cSeat': {
        properties: {
          outingId: { to: 'marketing/said3cOuting' }, reason: { enumeration: 'said3cUse' }, direction: { enumeration: 'ledgerDirection' },
          num: { type: 'integer', minimum: 1 }, left: { type: 'integer' },
        },
        required: ['outingId', 'reason', 'direction', 'num'],
        ledger: { of: 'outingId', holds: 'seats', amount: 'num', direction: 'direction', after: 'left', against: 'reason', least: 0 },
        resource: false, demo: false,
      },
      'marketing/said3c': {
        properties: {
          outingId: { to: 'marketing/said3cOuting' }, uid: { to: 'user/user' }, num: { type: 'integer', minimum: 1 },
          paid: { kind: 'money', minimum: 0.01 }, points: { type: 'integer', minimum: 1 }, state: state('said3c'),
        },
        required: ['outingId', 'uid', 'num', 'paid', 'points'],
        resource: {
          states: { field: 'state', moves: { refund: { from: 0, to: 1 } } },
          actions: {
            refund: {
              title: '退款', confirm: '退款吗',
              effect: [
                { move: 'refund' },
                { book: 'marketing/said3cSeat', values: { outingId: '$outingId', num: '$num', direction: 1, reason: 1 } },
                { book: 'user/balanceRecord', values: { uid: '$uid', amount: '$paid', type: 1, linkType: 'system' } },
                { book: 'user/integralRecord', values: { uid: '$uid', integral: '$points', type: 1, linkType: 'refund' } },
              ],
            },
          },
        },
      },
    },
    becomes: {
      'marketing/said3c actions refund then': [{ book: 'marketing/said3cSeat' }, { book: 'user/balanceRecord' }, { book: 'user/integralRecord' }],
      'marketing/said3cSeat ledger': { of: 'outingId', holds: 'seats', least: 0 },
    },
  },
  {
    about: 'states by time', sheet: '0 → 1 → 2',
    schemas: {
      'marketing/said4a': {
        properties: { startTime: moment, endTime: moment, status: { enumeration: 'activityStatus', default: 0, readOnly: true } },
        byTime: [{ field: 'status', from: 0, to: 1, at: 'startTime' }, { field: 'status', from: [0, 1], to: 2, at: 'endTime' }],
      },
    },
    becomes: { 'marketing/said4a byTime': [{ field: 'status', from: [0], to: 1, at: 'startTime' }, { field: 'status', from: [0, 1], to: 2, at: 'endTime' }] },
  },
  {
    about: 'states by time', sheet: 'derived signStatus 0 未开始 · 1 报名中 · 2 已满员 · 3 已截止',
    schemas: {
      'enumerations/said4b': codes('未开始', '报名中', '已满员', '已截止'),
      'marketing/said4b': {
        properties: { signStart: moment, signEnd: moment, left: { ...count, default: 0 }, signStatus: { enumeration: 'said4b', default: 0, readOnly: true } },
        byTime: [{ field: 'signStatus', from: 0, to: 1, at: 'signStart' }, { field: 'signStatus', from: [0, 1, 2], to: 3, at: 'signEnd' }],
        follows: [{ when: { left: 0, signStatus: 1 }, set: { signStatus: 2 } }, { when: { left: { from: 1 }, signStatus: 2 }, set: { signStatus: 1 } }],
      },
    },
    becomes: {
      'marketing/said4b byTime': [{ to: 1, at: 'signStart' }, { to: 3, at: 'signEnd' }],
      'marketing/said4b completes': [{ when: { left: 0, signStatus: 1 }, set: { signStatus: 2 } }, { when: { left: { from: 1 }, signStatus: 2 }, set: { signStatus: 1 } }],
    },
  },
];

const screens: Sentence[] = [
  {
    about: 'ranges with time of day', sheet: 'hourly range selector 00:00–24:00 → startTime, endTime (HH:mm)',
    schemas: {
      'marketing/said5a': {
        properties: { startTime: { kind: 'time', unit: 'hour', input: { through: 'endTime' } }, endTime: { kind: 'time', unit: 'hour' } }, required: ['startTime', 'endTime'],
      },
    },
    becomes: {
      'marketing/said5a fields startTime': { kind: 'time', unit: 'hour' },
      'marketing/said5a form sections 0 inputs startTime': { through: 'endTime' },
      'marketing/said5a rules': [{ field: 'endTime', more: 'startTime' }],
    },
  },
  {
    about: 'ranges with time of day', sheet: 'datetime range',
    schemas: { 'marketing/said5b': { properties: { startTime: { ...moment, input: { through: 'endTime', wholeDays: false } }, endTime: moment } } },
    becomes: { 'marketing/said5b form sections 0 inputs startTime': { through: 'endTime', wholeDays: false }, 'marketing/said5b rules': [{ field: 'endTime', more: 'startTime' }] },
  },
  {
    about: 'ranges with time of day', sheet: 'a time without seconds',
    schemas: { 'marketing/said5c': { properties: { opens: { kind: 'time', unit: 'minute', default: '08:30' } } } },
    becomes: { 'marketing/said5c fields opens': { unit: 'minute', default: '08:30' } },
  },
  {
    about: 'unique times', sheet: 'same start/end pair may exist once',
    schemas: {
      'marketing/said6': {
        properties: {
          startTime: { kind: 'time', unit: 'minute' }, endTime: { kind: 'time', unit: 'minute', unique: { scope: ['startTime'], message: '该时段已存在' } },
          day: { kind: 'date', unique: true }, moment: { ...moment, unique: true },
        },
        required: ['startTime', 'endTime'],
      },
    },
    becomes: {
      'marketing/said6 fields endTime unique': { scope: ['startTime'], message: '该时段已存在' },
      'marketing/said6 fields day unique': { scope: [] }, 'marketing/said6 fields moment unique': { scope: [] },
    },
  },
  {
    about: 'a record by its code', sheet: 'POST verify {verifyCode}; GET info | code',
    schemas: {
      'enumerations/said7': codes('未核销', '已核销'),
      'marketing/said7': {
        properties: { code: { ...text, unique: true, readOnly: true, default: { serial: 'hx{8}' } }, state: state('said7') },
        resource: {
          api: { one: { call: 'GET info', by: 'code' } },
          states: { field: 'state', moves: { verify: { from: 0, to: 1 } } },
          actions: { verify: { title: '核销', call: { call: 'POST verify', by: 'code' }, effect: { move: 'verify' } } },
        },
      },
    },
    becomes: {
      'marketing/said7 endpoints one': { method: 'GET', id: { in: 'query', name: 'code', by: 'code' } },
      'marketing/said7 endpoints action.verify': { method: 'POST', id: { in: 'body', name: 'code', by: 'code' } },
    },
  },
  {
    about: 'a record by its code', sheet: 'finding a record by an input, with a card: 扫码核销 (dialog: verifyCode input, Enter submits)',
    schemas: {
      'enumerations/said7a': codes('未核销', '已核销'),
      'marketing/said7a': {
        properties: { name: text, code: { ...text, unique: true, readOnly: true, default: { serial: 'hx{8}' } }, state: state('said7a') },
        resource: {
          api: { one: { call: 'GET info', by: 'code' } },
          states: { field: 'state', moves: { verify: { from: 0, to: 1 }, giveBack: { from: 1, to: 0 } } },
          list: { finds: { act: 'verify', dialog: '扫码核销' } },
          actions: {
            verify: {
              title: '核销', call: { call: 'POST verify', by: 'code' }, input: { amount: { ...money, title: '金额' } }, required: ['amount'],
              effect: [{ move: 'verify' }, { create: 'marketing/said7b', values: { said: '$id', amount: '$amount' } }],
            },
          },
        },
      },
      'marketing/said7b': {
        properties: { said: { to: 'marketing/said7a' }, amount: money, state: state('said7a') },
        required: ['said', 'amount'],
        resource: {
          states: { field: 'state', moves: { revoke: { from: 0, to: 1 } } },
          actions: { revoke: { title: '撤销核销', effect: [{ move: 'revoke' }, { move: 'giveBack', of: 'said' }] } },
        },
      },
    },
    becomes: {
      'marketing/said7a list finds': { in: 'marketing/said7a', act: 'verify', dialog: '扫码核销' },
      'marketing/said7a actions verify': { then: [{ create: 'marketing/said7b' }] },
      'marketing/said7b actions revoke': { then: [{ move: 'giveBack', of: 'said' }] },
    },
  },
  {
    about: 'one record', sheet: 'screens of one record: styleConfig, integralconfig, sign config A',
    schemas: {
      'marketing/said8a': {
        properties: { isOpen: { kind: 'switch', default: false }, points: { ...count, default: 0, when: { isOpen: true } } }, required: ['points'],
        resource: { single: true, api: { one: 'GET config/get', update: 'POST config/save' } },
      },
    },
    becomes: {
      'marketing/said8a': { single: true, route: '/crud/marketing/said8a' },
      'marketing/said8a endpoints one': { path: '/admin/platform/marketing/said8a/config/get' },
      'marketing/said8a endpoints update': { path: '/admin/platform/marketing/said8a/config/save' },
    },
  },
  {
    about: 'one record', sheet: 'a form with a table: sign config B, a reward a day',
    schemas: {
      'marketing/said8b': {
        properties: {
          isOpen: { kind: 'switch', default: false },
          rewards: { type: 'array', maxItems: 30, items: { properties: { day: { type: 'integer', minimum: 1 }, points: count }, required: ['day', 'points'] } },
        },
        resource: { single: true },
      },
    },
    becomes: { 'marketing/said8b fields rewards': { kind: 'childTable', fields: [{ name: 'day', required: true }, { name: 'points', required: true }] } },
  },
  {
    about: 'values in their row', sheet: 'editing a value in its row',
    schemas: {
      'marketing/said9': {
        properties: { name: text, sort: { ...count, maximum: 999, default: 0, column: { opens: 'sort' } } },
        resource: { actions: { sort: { title: '修改排序', input: { sort: {} }, effect: { set: {} } } }, list: { columns: ['name', 'sort'] } },
      },
    },
    becomes: { 'marketing/said9 list columns sort': { edits: 'sort' } },
  },
];

const parts: Sentence[] = [
  {
    about: 'values in their row', sheet: 'editing a row in place: 编辑 → 保存',
    schemas: {
      'marketing/said9b': {
        properties: {
          day: { ...count, column: {} },
          isIntegral: { kind: 'switch', title: '赠送积分', default: false },
          integral: { ...count, when: { isIntegral: true }, column: {} },
        },
        required: ['day'],
        resource: { form: { in: 'row' } },
      },
    },
    becomes: { 'marketing/said9b form': { in: 'row' }, 'marketing/said9b list columns integral': { enters: ['isIntegral', 'integral'] } },
  },
  {
    about: 'switches on codes', sheet: '0 正常 / 1 暂停; two calls for on and off',
    schemas: {
      'enumerations/said10a': codes('正常', '暂停'),
      'marketing/said10a': {
        properties: { name: text, status: { enumeration: 'said10a', as: 'switch', default: 0, readOnly: true, column: {} } },
        resource: {
          states: { field: 'status', moves: { start: { from: 1, to: 0 }, suspend: { from: 0, to: 1 } } },
          actions: {
            start: { title: '启动', call: 'POST start/{id}', effect: { move: 'start' } },
            suspend: { title: '暂停', call: 'POST suspend/{id}', effect: { move: 'suspend' } },
          },
        },
      },
    },
    becomes: {
      'marketing/said10a fields status': { as: 'switch', codes: [0, 1] },
      'marketing/said10a endpoints action.start': { path: '/admin/platform/marketing/said10a/start/{id}' },
      'marketing/said10a endpoints action.suspend': { path: '/admin/platform/marketing/said10a/suspend/{id}' },
      'marketing/said10a states moves': { start: { from: [1], to: 0 }, suspend: { from: [0], to: 1 } },
    },
  },
  {
    about: 'switches on codes', sheet: '1/2 and empty when 0',
    schemas: {
      'enumerations/said10b': { title: '签到', oneOf: [{ const: 1, title: '已签到' }, { const: 2, title: '未签到' }, { const: 0, title: '无需签到' }] },
      'marketing/said10b': { properties: { name: text, sign: { enumeration: 'said10b', as: 'switch', default: 0, column: {} } } },
    },
    becomes: { 'marketing/said10b fields sign': { as: 'switch', codes: [1, 2, 0], default: 0 } },
  },
  {
    about: 'one table, several screens', sheet: 'one table, several screens with rights of their own: request, approval, desk',
    schemas: {
      'enumerations/said11': codes('待审核', '通过', '拒绝'),
      'marketing/said11': {
        properties: { name: text, phone: { kind: 'phone' }, state: state('said11') },
        resource: { api: { update: false, delete: false }, states: { field: 'state', moves: { pass: { from: 0, to: 1 }, refuse: { from: 0, to: 2 } } } },
      },
      'marketing/said11Approval': {
        facetOf: { entity: 'marketing/said11' }, properties: {},
        resource: {
          api: { create: false, update: false, delete: false }, list: { rowActions: ['detail', 'pass', 'refuse'] },
          actions: { pass: { title: '通过', effect: { move: 'pass' } }, refuse: { title: '拒绝', effect: { move: 'refuse' }, danger: true } },
        },
      },
      'marketing/said11Desk': {
        facetOf: { entity: 'marketing/said11', where: { state: 1 }, without: ['phone'] }, properties: {},
        resource: { api: { create: false, update: false, delete: false } },
      },
    },
    becomes: {
      'marketing/said11Approval facet': { of: 'marketing/said11', within: {} },
      'marketing/said11Approval endpoints action.pass': { permission: 'platform:marketing:said11Approval:pass' },
      'marketing/said11Desk facet': { of: 'marketing/said11', within: { state: 1 } },
      'marketing/said11Desk endpoints list': { permission: 'platform:marketing:said11Desk:list' },
    },
  },
  {
    about: 'rows of a form', sheet: 'first two rows fixed',
    schemas: {
      'marketing/said13b': {
        properties: {
          formFields: {
            type: 'array', maxItems: 10, first: [{ label: '姓名' }, { label: '手机号', type: 'phone' }],
            items: { properties: { label: { ...text, minLength: 1 }, type: { ...text, default: 'text' }, required: { kind: 'switch', default: true } }, required: ['label', 'type'] },
          },
        },
      },
    },
    becomes: {
      'marketing/said13b fields formFields': {
        required: true, minItems: 2, first: [{ label: '姓名' }, { label: '手机号', type: 'phone' }],
        default: [{ label: '姓名', type: 'text', required: true }, { label: '手机号', type: 'phone', required: true }],
      },
    },
  },
  {
    about: 'rows of a form', sheet: 'when per row, and rules between its columns',
    schemas: {
      'marketing/said13': {
        properties: {
          rows: {
            type: 'array', maxItems: 10,
            items: {
              properties: { isNumber: { kind: 'switch', default: false }, least: { ...count, when: { isNumber: true } }, most: { ...count, when: { isNumber: true } } },
              rules: [{ field: 'most', atLeast: 'least' }],
            },
          },
        },
      },
    },
    becomes: {
      'marketing/said13 fields rows rules': [{ field: 'most', atLeast: 'least' }],
      'marketing/said13 fields rows fields': [{ name: 'isNumber' }, { name: 'least', when: { isNumber: true } }, { name: 'most', when: { isNumber: true } }],
    },
  },
  {
    about: 'reads and windows', sheet: 'counts keyed {status, count}; a filter "date within a–b"; opens in the same window',
    schemas: {
      'marketing/said14a': {
        properties: { name: text, startTime: moment, endTime: moment, status: { enumeration: 'activityStatus', default: 0, readOnly: true } },
        resource: {
          api: { counts: 'GET status/num' },
          list: {
            tabs: { param: 'tab', counts: 'status', items: [{ value: 0, title: '未开始', where: { status: 0 } }, { value: 1, title: '进行中', where: { status: 1 } }] },
            filters: [{ param: 'day', title: '活动日', on: ['startTime', 'endTime'], operator: 'covers' }],
          },
          actions: { brands: { title: '品牌', on: 'page', opens: '/product/brand', window: 'same', permission: 'platform:product:brand:list' } },
        },
      },
    },
    becomes: {
      'marketing/said14a list tabs': { counts: true, countedAs: 'status' },
      'marketing/said14a list filters day': { on: ['startTime', 'endTime'], operator: 'covers' },
      'marketing/said14a actions brands opens': { address: '/product/brand', here: true },
    },
  },
  {
    about: 'reads and windows', sheet: 'datetime range, two params; accept -1 as 2 when reading, send 2',
    schemas: {
      'enumerations/said14e': { title: '活动状态', oneOf: [{ const: 1, title: '进行中' }, { const: 2, title: '已结束', also: [-1] }] },
      'marketing/said14e': {
        properties: { name: text, createTime: moment, status: { enumeration: 'said14e', default: 1, readOnly: true } },
        resource: { list: { filters: [{ param: 'starttime', through: 'endtime', title: '创建时间', on: 'createTime', operator: 'range' }, 'status'] } },
      },
    },
    becomes: {
      'marketing/said14e list filters starttime': { through: 'endtime', on: ['createTime'], operator: 'range' },
      'marketing/said14e list filters status field': { codes: [1, 2], also: [[-1, 2]] },
      'marketing/said14e fields status': { codes: [1, 2], also: [[-1, 2]] },
    },
  },
  {
    about: 'reads and windows', sheet: 'first tree level only',
    schemas: {
      'marketing/said14b': {
        properties: { pid: { kind: 'treeReference', to: 'marketing/said14b', default: 0 }, name: text },
        resource: { api: { list: { call: 'GET list', shape: 'tree' }, reads: { first: { call: 'GET first', where: { pid: 0 }, shape: 'array' } } }, tree: { parent: 'pid' } },
      },
    },
    becomes: { 'marketing/said14b endpoints read.first': { where: { pid: 0 }, shape: 'array' } },
  },
  {
    about: 'fragments', sheet: 'member search: five fields and two filters',
    schemas: {
      'marketing/said15': {
        use: ['member'], properties: { uid: { to: 'user/user' } }, required: ['uid'],
        resource: { list: { columns: ['nickname', 'phone'], filters: [{ fragment: 'member' }] } },
      },
    },
    becomes: {
      'marketing/said15 fields nickname': { computed: { of: 'uid', field: 'nickname' } },
      'marketing/said15 fields phone': { masked: true },
      'marketing/said15 list filters content by': { on: { all: ['memberId', 'nickname', 'phone'] } },
    },
  },
];

export const sentences: Sentence[] = [...between, ...consequences, ...screens, ...parts];

/** What no word says, and why. */
export const departures: { about: Heading; sheet: string; reason: string }[] = [
  {
    about: 'states by time', sheet: 'by date and slot',
    reason: 'A step is due at a moment that is stored. The moments of a day and several slots are made by code, as the entity\'s `"writes": "handler"`; the states follow them by words.',
  },
  {
    about: 'the desk', sheet: 'desk home: six counters, badges, refreshed every 60 s, member look-up',
    reason: 'One screen of one person\'s work, drawn by hand: `pages` of the menu name the screen and its rights.',
  },
  {
    about: 'rows of a form', sheet: 'one row per member level',
    reason: 'One table of one section asks for it. Its rows are entities of their own (`"computed": { "rows": … }`) or are made by code as the levels are.',
  },
  {
    about: 'reads and windows', sheet: 'id + detailType',
    reason: 'The read joins a record with one of three others by a word of the call. An entity is one table; a read that puts two together is code at the section\'s calls.',
  },
  {
    about: 'reads and windows', sheet: 'run once',
    reason: 'What a job does is code, and so is running it now: an action with the effect `"handler"`, at the path of its schema.',
  },
  {
    about: 'reads and windows', sheet: 'copy with when',
    reason: 'A copy is a new record, filled in and judged like every other, so that nothing about its model need hold it back; what a new one cannot keep has an input with `"hiddenIn": ["copy"]`.',
  },
];
