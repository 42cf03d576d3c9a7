/** Every sentence that react-admin's headless parts can say, in Chinese; our own screens word their texts themselves. */
import type { TranslationMessages } from 'ra-core';

export const messages: TranslationMessages = {
  ra: {
    action: {
      add_filter: '添加筛选', add: '添加', back: '返回', bulk_actions: '已选择 %{smart_count} 项', cancel: '取消',
      clear_array_input: '清空列表', clear_input_value: '清空', clone: '复制', confirm: '确定', create: '添加',
      create_item: '添加%{item}', delete: '删除', edit: '编辑', export: '导出', list: '列表', refresh: '刷新',
      remove_filter: '移除筛选', remove_all_filters: '移除全部筛选', remove: '移除', reset: '重置', save: '保存',
      search: '查询', search_columns: '搜索列', select_all: '全选', select_all_button: '全选', select_row: '选择此行',
      show: '详情', sort: '排序', undo: '撤销', unselect: '取消选择', expand: '展开', close: '关闭',
      open_menu: '打开菜单', close_menu: '关闭菜单', update: '更新', move_up: '上移', move_down: '下移', open: '打开',
      toggle_theme: '切换明暗主题', select_columns: '列设置', update_application: '重新加载',
    },
    boolean: { true: '是', false: '否', null: ' ' },
    page: {
      create: '添加%{name}', dashboard: '主页', edit: '%{name} %{recordRepresentation}', error: '页面出错了', list: '%{name}',
      loading: '加载中', not_found: '页面不存在', show: '%{name} %{recordRepresentation}', empty: '暂无%{name}',
      invite: '要添加一条吗？', access_denied: '没有访问权限', authentication_error: '身份验证失败',
    },
    input: {
      file: { upload_several: '拖入文件，或点击选择。', upload_single: '拖入一个文件，或点击选择。' },
      image: { upload_several: '拖入图片，或点击选择。', upload_single: '拖入一张图片，或点击选择。' },
      references: { all_missing: '找不到关联的数据。', many_missing: '部分关联的数据已不存在。', single_missing: '关联的数据已不存在。' },
      password: { toggle_visible: '隐藏密码', toggle_hidden: '显示密码' },
    },
    message: {
      about: '关于', access_denied: '没有打开此页面的权限', are_you_sure: '确定要这样做吗？',
      authentication_error: '身份验证服务返回错误，无法核对登录信息。', auth_error: '核对登录状态时出错。',
      bulk_delete_content: '确定删除选中的 %{smart_count} 条%{name}吗？', bulk_delete_title: '删除 %{smart_count} 条%{name}',
      bulk_update_content: '确定更新选中的 %{smart_count} 条%{name}吗？', bulk_update_title: '更新 %{smart_count} 条%{name}',
      clear_array_input: '确定清空整个列表吗？', delete_content: '确定删除该%{name}吗？', delete_title: '删除%{name} %{recordRepresentation}',
      details: '详情', error: '页面出现错误，请求未能完成。', invalid_form: '表单填写有误，请检查。', loading: '请稍候', no: '否',
      not_found: '地址有误，或页面已不存在。', select_all_limit_reached: '数据过多，只选中了前 %{max} 条。',
      unsaved_changes: '有未保存的修改，确定离开吗？', yes: '是', placeholder_data_warning: '网络异常，数据未能刷新。',
    },
    navigation: {
      clear_filters: '清空筛选', no_filtered_results: '没有符合条件的%{name}', no_results: '没有%{name}',
      no_more_results: '第 %{page} 页超出范围，请返回上一页。', page_out_of_boundaries: '第 %{page} 页超出范围',
      page_out_from_end: '已是最后一页', page_out_from_begin: '已是第一页', page_range_info: '%{offsetBegin}-%{offsetEnd} / 共 %{total} 条',
      partial_page_range_info: '%{offsetBegin}-%{offsetEnd} / 超过 %{offsetEnd} 条', current_page: '第 %{page} 页', page: '前往第 %{page} 页',
      first: '首页', last: '末页', next: '下一页', previous: '上一页', page_rows_per_page: '每页条数：', skip_nav: '跳到正文',
    },
    sort: { sort_by: '按%{field_lower_first}%{order}排列', ASC: '升序', DESC: '降序' },
    auth: {
      auth_check_error: '请先登录', user_menu: '账号', username: '用户名', password: '密码', email: '邮箱',
      sign_in: '登录', sign_in_error: '登录失败，请重试', logout: '退出登录',
    },
    notification: {
      updated: '操作成功', created: '创建成功', deleted: '删除成功', bad_item: '数据有误', item_doesnt_exist: '数据不存在',
      http_error: '服务器通信错误', data_provider_error: '数据读取出错', i18n_error: '语言包加载失败', canceled: '已取消',
      logged_out: '会话已结束，请重新登录。', not_authorized: '没有权限访问。', application_update_available: '系统已更新。', offline: '网络连接失败，无法读取数据。',
    },
    validation: {
      required: '必填', minLength: '至少 %{min} 个字符', maxLength: '最多 %{max} 个字符', minValue: '不能小于 %{min}', maxValue: '不能大于 %{max}',
      number: '请输入数字', email: '邮箱格式不正确', oneOf: '请选择：%{options}', regex: '格式不正确', unique: '已存在',
    },
    saved_queries: {
      label: '常用筛选', query_name: '名称', new_label: '保存当前筛选', new_dialog_title: '保存当前筛选为', remove_label: '删除常用筛选',
      remove_label_with_name: '删除“%{name}”', remove_dialog_title: '删除常用筛选？', remove_message: '确定删除这个常用筛选吗？', help: '筛选列表后可保存备用',
    },
    configurable: {
      customize: '自定义', configureMode: '配置此页', inspector: { title: '检查器', content: '指向界面元素进行配置', reset: '恢复默认', hideAll: '全部隐藏', showAll: '全部显示' },
      Datagrid: { title: '表格', unlabeled: '未命名列 #%{column}' }, SimpleForm: { title: '表单', unlabeled: '未命名输入项 #%{input}' },
      SimpleList: { title: '列表', primaryText: '主要文字', secondaryText: '次要文字', tertiaryText: '补充文字' },
    },
  },
};
