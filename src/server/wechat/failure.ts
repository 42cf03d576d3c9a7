/** WeChat said no, or nothing: a Chinese sentence with WeChat's code, and whether trying later may help. */
import { codes } from '../../engine/envelope';
import { Refusal } from '../refusal';

/** What an operator can mend or wait for, by WeChat's code. */
const known: Readonly<Record<number, string>> = {
  [-1]: '微信系统繁忙，请稍后再试',
  40001: 'AppSecret不正确或凭证已失效', 40002: '凭证类型不正确', 40003: '用户标识openid不正确', 40004: '媒体文件类型不正确', 40005: '媒体文件格式不正确', 40006: '媒体文件大小超出限制',
  40007: '素材不存在或已失效，请重新上传', 40009: '图片大小超出限制', 40013: 'AppID不正确', 40014: '凭证已失效', 40016: '菜单按钮个数不正确', 40017: '菜单按钮类型不正确', 40018: '菜单名称长度不正确',
  40019: '菜单关键字长度不正确', 40020: '菜单跳转地址长度不正确', 40023: '子菜单按钮个数不正确', 40024: '子菜单按钮类型不正确', 40025: '子菜单名称长度不正确', 40027: '子菜单跳转地址长度不正确',
  40029: '授权码不正确或已过期', 40163: '授权码已被使用',
  40036: '模板编号不正确', 40037: '模板不存在', 40054: '子菜单跳转地址不正确', 40055: '菜单跳转地址不正确', 40097: '参数不正确', 40125: 'AppSecret不正确', 40164: '本服务器的IP不在白名单中，请在微信公众平台添加',
  40165: '小程序页面路径不正确', 40166: '小程序AppID不正确', 40167: '该小程序未与公众号关联', 40212: '页面参数不正确', 41030: '小程序中没有这个页面，请先发布小程序', 42001: '凭证已过期', 43004: '用户尚未关注公众号', 43101: '用户拒绝接受消息', 43104: '该账号没有模板消息的权限', 43107: '订阅消息能力被封禁',
  44990: '请求过于频繁，请稍后再试', 45009: '调用次数已达上限，请稍后再试', 45011: '请求过于频繁，请稍后再试', 45026: '模板个数已达上限', 45027: '模板与账号行业不符', 46003: '尚未发布菜单', 47001: '数据格式不正确', 47003: '模板参数不正确', 48001: '该账号没有这个接口的权限，请先完成认证',
  50002: '账号被限制，请登录微信公众平台查看', 61003: '该接口未授权', 85096: '页面路径无效', 200011: '该账号已被封禁，无法使用订阅消息', 200012: '订阅消息模板个数已达上限', 200014: '模板编号不正确', 200016: '开发者未设置服务类目', 200021: '场景描述不正确',
  // Live broadcasts: the codes of WeChat's studio-api and commodity-api.
  1: '尚未创建直播间', 1003: '商品不存在', 200002: '参数不正确', 300009: '撤回商品审核失败', 300010: '商品当前的审核状态不允许此操作', 300011: '只能操作通过接口创建的商品', 300017: '商品尚未提审', 300027: '导入商品失败', 300037: '直播间频道封面图不合规', 300038: '请先在小程序管理后台配置客服', 300039: '主播副号的微信号不正确', 300040: '名称含特殊字符', 300041: '创建者的微信号不正确',
  300042: '直播中，不能编辑直播间', 300043: '每天只能有一场直播开启关注', 300044: '商品没有讲解视频', 300045: '讲解视频尚未生成', 300046: '讲解视频生成失败', 300047: '有商品正在推送，请稍后再试', 300048: '读取商品列表失败', 300049: '商品推送中，不能上下架', 300050: '商品列表为空', 300052: '已下架的商品不能推送', 300053: '直播间没有添加此商品',
  300001: '该小程序不能创建直播间或商品', 300002: '名称长度不符合微信的要求', 300003: '价格不符合微信的要求', 300004: '商品名称含违规内容', 300005: '商品图片含违规内容', 300006: '图片上传失败', 300007: '线上小程序没有商品详情页，请先发布小程序',
  300008: '添加商品失败', 300012: '商品提审次数已用完', 300013: '商品提审失败', 300014: '商品审核中，无法删除', 300015: '商品不存在', 300018: '商品图片尺寸过大', 300021: '商品审核失败', 300022: '直播间不存在', 300023: '直播间当前的状态不允许此操作', 300024: '商品不存在',
  300025: '商品尚未通过微信审核', 300026: '直播间商品已满', 300028: '直播间名称违规', 300029: '主播昵称违规', 300030: '主播微信号不正确', 300031: '直播间封面图不合规', 300032: '直播间分享图不合规', 300033: '直播间商品超过上限',
  300034: '主播昵称长度不符合要求', 300035: '主播微信号不存在', 300036: '主播微信号未实名认证', 9410001: '获取直播间失败', 9410002: '获取商品失败', 9410003: '获取回放失败',
  1040002: '已接入自定义交易组件', 1040003: '尚未接入自定义交易组件，请先在“申请接入”中提交申请', 9401001: '商品已存在', 9401002: '商品不存在', 9401020: '参数不正确', 9401021: '没有该商品的权限', 9401022: '商品当前不允许变动', 9401023: '商品当前不允许编辑',
  10060001: '支付单不存在', 10060002: '支付单已完成发货，无法继续发货', 10060003: '支付单已使用重新发货机会', 10060004: '支付单处于不可发货的状态', 10060005: '物流类型有误', 10060006: '非快递发货时不允许分拆发货',
  10060007: '分拆发货时必须填写全部发货完成状态', 10060008: '商品描述不能为空', 10060009: '商品描述太长', 10060012: '系统错误，请稍后再试', 10060014: '参数错误', 10060019: '发货信息未更新', 10060020: '物流信息过多，请合并后再试',
  10060023: '发货信息未更新', 10060024: '物流信息过长', 10060025: '物流单号有误', 10060026: '物流公司编码有误', 10060031: '该笔支付单不属于上传的openid', 10060032: '请求过于频繁，请稍后再试',
};

/** A token that is no longer good: revoked, replaced or over. */
const spent: ReadonlySet<number> = new Set([40001, 40014, 42001]);

/** What passes by itself: a system that is busy, and calls that were too many for now. */
const passing: ReadonlySet<number> = new Set([-1, 44990, 45009, 45011, 10060012, 10060032]);

/** Told where nothing readable came in time. */
export const unreachable = '无法连接微信服务器，请稍后再试';

export class WechatFailure extends Refusal {
  /**
   * @param errcode WeChat's; undefined where it said nothing that can be read
   * @param wasSent false where no line to WeChat was found, so that nothing can have been done
   */
  constructor(message: string, readonly errcode?: number, readonly wasSent = true) {
    super(codes.invalid, message);
  }

  /** Trying later may help; what is not passing was refused for good. */
  get passes(): boolean {
    return this.errcode === undefined || passing.has(this.errcode) || this.isSpent;
  }

  /** It was sent, and nothing readable came: it may have been done. */
  get isSilent(): boolean {
    return this.errcode === undefined && this.wasSent;
  }

  /** The access token was no longer good. */
  get isSpent(): boolean {
    return this.errcode !== undefined && spent.has(this.errcode);
  }
}

/** WeChat documents no meaning of some codes (300016, 300019 and 300020 among those of live broadcasts): its own words are passed on. */
const unknownBy = (errmsg: string): string => (errmsg === '' ? '没有说明原因' : `错误码未公开说明，原文“${errmsg}”`);

/** @param errmsg WeChat's own words, told where the code is not among those that are known here */
export const refusedBy = (errcode: number, errmsg: string): WechatFailure => new WechatFailure(`微信返回：${known[errcode] ?? unknownBy(errmsg)}（${errcode}）`, errcode);
