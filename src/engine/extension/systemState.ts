/** 系统状态: how the installation is. Calls of this house, since the published interface has none. */
const base = '/admin/platform/system/state';

export const systemState = {
  /** GET → SystemState */
  info: { path: `${base}/info`, permission: 'platform:system:state:info' },
  /** POST with the name of a service in the path → ServiceState */
  check: { path: `${base}/check`, permission: 'platform:system:state:check' },
  /** POST → how many were forgotten */
  clearCache: { path: `${base}/cache/clear`, permission: 'platform:system:state:cache:clear' },
} as const;

export const serviceTitles = { api: '接口服务', database: '数据库', cache: '缓存', storage: '存储', sms: '短信', wechat: '微信公众号', miniProgram: '微信小程序', jobs: '定时任务' } as const;
export type ServiceName = keyof typeof serviceTitles;
export const serviceNames = Object.keys(serviceTitles) as ServiceName[];

export interface ServiceState {
  name: ServiceName;
  /** 1 正常, 2 异常, 0 未启用; null while it was not looked at. */
  status: 0 | 1 | 2 | null;
  /** Milliseconds. */
  costTime: number | null;
  message: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  checkTime: string | null;
}

/** Sizes are bytes, shares are percent with one decimal. */
export interface SystemState {
  server: {
    version: string;
    /** Seconds that this process has run. */
    upTime: number;
    osName: string;
    runtime: string;
    cpuNum: number;
    cpuRate: number;
    memTotal: number;
    memUsed: number;
    memRate: number;
    /** Where files, and the embedded database, are kept. */
    diskTotal: number;
    diskUsed: number;
    diskRate: number;
    /** Of this process. */
    processMemory: number;
  };
  database: {
    version: string;
    size: number;
    /** Connections of all processes, and those that work at the moment. */
    connections: number;
    active: number;
    largest: { table: string; size: number }[];
    /** Of this process since its start. */
    slow: { statement: string; count: number; longest: number; lastTime: string }[];
  };
  jobs: {
    planned: number;
    suspended: number;
    running: number;
    /** Due and not begun. */
    due: number;
    failedToday: number;
    /** Batches of people that wait or run, and changes that follow. */
    batches: number;
    followUps: number;
  };
  services: ServiceState[];
}
