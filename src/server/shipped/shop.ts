/** 商城设置 (settings sheet). */
import { image, input, number, must, radio, range, secret, type ShippedTemplate, textarea, toggle, url } from './draft';

/** Keys of an object store, each with its prefix. */
const store = (prefix: string, title: string, placed = true): ShippedTemplate => ({
  name: title, info: `${title}对象存储`,
  fields: [
    ...(placed ? [url(`${prefix}UploadUrl`, '空间域名')] : []),
    input(`${prefix}AccessKey`, 'AccessKey'), secret(`${prefix}SecretKey`, 'SecretKey'),
    ...(placed
      ? [input(`${prefix}StorageName`, '空间名称'), input(`${prefix}StorageRegion`, '所属地域')]
      : [input(`${prefix}BucketName`, '空间名称'), input(`${prefix}SigningRegion`, '所属地域'), input(`${prefix}Endpoint`, 'Endpoint')]),
  ],
});

const extensions = { pattern: '/^[a-z0-9]+(,[a-z0-9]+)*$/i', message: '扩展名以英文逗号分隔，例如 jpg,png' };

export const shop: ShippedTemplate[] = [
  {
    name: '基础配置', info: '商城名称、地址与图片',
    fields: [
      input('site_name', '网站名称', { ...must, defaultValue: '多商户商城平台', more: { maxlength: 50 } }),
      url('site_url', '移动端域名', must), url('api_url', '后台接口地址', must), url('front_api_url', '移动端接口地址'),
      image('site_logo_login', '登录页LOGO'), image('admin_login_bg_pic', '登录页背景图'), image('admin_login_left_logo', '登录页左侧图'),
      image('site_logo_lefttop', '菜单大LOGO'), image('site_logo_square', '菜单小LOGO'),
      image('mobile_login_logo', '移动端登录LOGO'), image('h5_avatar', '会员默认头像'),
      input('tengxun_map_key', '腾讯地图KEY'), toggle('shop_street_switch', '店铺街开关', true), toggle('recharge_switch', '充值开关', true),
      number('news_slides_limit', '文章轮播上限', { defaultValue: 5, ...range(3, 10) }),
      { ...toggle('admin_second_factor', '管理员须开启两步验证'), tip: '开启后，管理员身份的账号登录后须先设置两步验证，才能继续使用，且不能自行关闭' },
    ],
  },
  {
    name: '商户端配置', info: '商户端地址与图片',
    fields: [
      url('mer_site_url', '商户端地址', must),
      image('merchant_login_bg_pic', '登录页背景图'), image('merchant_site_logo_login', '登录页LOGO'), image('mer_admin_login_left_logo', '登录页左侧图'),
      image('mer_site_logo_lefttop', '菜单大LOGO'), image('mer_site_logo_square', '菜单小LOGO'),
    ],
  },
  {
    name: '订单配置', info: '收货、完成与退款',
    fields: [
      number('order_cancel_time', '未支付订单取消时间(分钟)', { ...must, defaultValue: 30, ...range(1) }),
      number('auto_take_delivery_day', '自动收货天数', { ...must, defaultValue: 7, ...range(0) }),
      number('auto_complete_day', '自动完成天数', { ...must, defaultValue: 15, ...range(0) }),
      textarea('stor_reason', '退款理由', { ...must, defaultValue: '收货地址填错了\n与描述不符\n信息填错了，重新拍\n收到商品损坏了\n未按预定时间发货\n其它原因', tip: '每行一条' }),
    ],
  },
  {
    name: '客服配置', info: '会员联系客服的方式',
    fields: [
      radio('consumer_type', '客服类型', { ...must, options: [['h5', 'H5链接'], ['hotline', '电话']], defaultValue: 'hotline' }),
      url('consumer_h5_url', '客服链接'), input('consumer_hotline', '客服电话'),
    ],
  },
  {
    name: '上传配置', info: '文件存放与限制',
    fields: [
      radio('uploadType', '存储方式', { ...must, options: [['1', '本地'], ['2', '七牛云'], ['3', '阿里云OSS'], ['4', '腾讯云COS'], ['5', '京东云']], defaultValue: '1' }),
      url('localUploadUrl', '本地图片域名'), toggle('file_is_save', '保留本地文件', true),
      input('image_ext_str', '图片扩展名', { ...must, defaultValue: 'jpg,jpeg,gif,png,bmp', rules: [extensions] }),
      number('image_max_size', '图片大小(MB)', { ...must, defaultValue: 10, ...range(1) }),
      input('file_ext_str', '文件扩展名', { ...must, defaultValue: 'zip,doc,docx,xls,xlsx,pdf,mp3,wma,wav,amr,mp4', rules: [extensions] }),
      number('file_max_size', '文件大小(MB)', { ...must, defaultValue: 100, ...range(1) }),
    ],
  },
  store('qn', '七牛云'), store('al', '阿里云'), store('tx', '腾讯云'), store('jd', '京东云', false),
  {
    name: '物流与采集', info: '物流查询与商品采集',
    fields: [
      radio('logistics_type', '物流查询', { ...must, options: [['1', '一号通'], ['2', '阿里云']], defaultValue: '1' }),
      secret('system_express_app_code', '阿里云AppCode'),
      radio('system_product_copy_type', '商品采集方式', { ...must, options: [['1', '一号通'], ['2', '自有APIKEY']], defaultValue: '1' }),
      secret('copy_product_apikey', '采集APIKEY'),
    ],
  },
  {
    name: '电子面单', info: '打印电子面单的寄件信息',
    fields: [
      toggle('config_export_open', '电子面单开关'), input('config_export_com', '快递公司'), input('config_export_temp_id', '面单模板'),
      input('config_export_to_name', '寄件人'), input('config_export_to_tel', '寄件电话'), input('config_export_to_address', '寄件地址'), input('config_export_siid', '打印机编号'),
    ],
  },
  {
    name: '充值配置', info: '会员余额充值',
    fields: [
      number('store_user_min_recharge', '最低充值金额', { defaultValue: 0.01, more: { min: 0, precision: 2 }, tip: '单位：元' }),
      textarea('recharge_attention', '充值注意事项'),
    ],
  },
  {
    name: '授权信息', info: '授权方告知的授权状态与授权码',
    fields: [
      radio('copyright_status', '授权状态', { ...must, options: [['-1', '未提交'], ['0', '审核中'], ['1', '已授权'], ['2', '审核失败']], defaultValue: '-1' }),
      input('copyright_auth_code', '授权码', { more: { maxlength: 100 } }), input('copyright_code', '版权码', { more: { maxlength: 100 } }),
      url('copyright_apply_url', '授权申请地址'),
      number('copyright_label', '版权标签', { ...must, defaultValue: 0, ...range(0) }),
    ],
  },
  {
    name: '任务日志', info: '定时任务日志保留多少', labelWidth: 170,
    fields: [
      number('schedule_log_days', '保留天数', { ...must, defaultValue: 30, ...range(1, 999) }),
      number('schedule_log_most', '每个任务最多保留条数', { ...must, defaultValue: 500, ...range(10, 10_000), tip: '成功和失败的记录分别计算' }),
    ],
  },
  {
    name: '数据保留', info: '随时间增长的日志与统计保留多少', labelWidth: 170,
    fields: [
      number('operation_log_days', '操作日志保留天数', { ...range(180, 3650, '全部保留'), tip: '不填则全部保留；填写后，更早的操作日志和数据变更历史会被删除，不能恢复' }),
      number('visit_days', '访问统计保留天数', { ...range(200, 3650, '全部保留'), tip: '不填则全部保留；填写后，更早的访问统计会被删除，不能恢复' }),
      number('console_error_days', '前端错误保留天数', { ...range(1, 3650, '最近2000条'), tip: '不填则保留最近的2000条' }),
    ],
  },
];
