// Made from schemas/order/refund.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const action_mark = validate0;
const pattern0 = new RegExp("^\\S+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remark === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remark"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "remark")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.remark !== undefined){
let data0 = data.remark;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/remark",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const action_offline = validate1;
const pattern1 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offlineProof === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "offlineProof"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "offlineProof") || (key0 === "offlineRemark"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.offlineProof !== undefined){
let data0 = data.offlineProof;
if(Array.isArray(data0)){
if(data0.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/offlineProof",keyword:"maxItems",params:{limit: 9}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/offlineProof",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/offlineProof/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offlineProof/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offlineProof/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/offlineProof",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.offlineRemark !== undefined){
let data2 = data.offlineRemark;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/offlineRemark",keyword:"type",params:{}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/offlineRemark",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const action_ask = validate2;
const schema2 = {"properties":{"refundOrderNo":{},"orderNo":{},"orderDetailId":{},"applyRefundNum":{},"afterSalesType":{},"returnGoodsType":{},"refundReasonWap":{},"refundReasonWapExplain":{},"refundReasonWapImg":{"items":{}}}};
const func4 = Object.prototype.hasOwnProperty;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundOrderNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundOrderNo"}});
errors++;
}
if(data.orderNo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "orderNo"}});
errors++;
}
if(data.orderDetailId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "orderDetailId"}});
errors++;
}
if(data.applyRefundNum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "applyRefundNum"}});
errors++;
}
if(data.afterSalesType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "afterSalesType"}});
errors++;
}
if(data.refundReasonWap === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundReasonWap"}});
errors++;
}
for(const key0 in data){
if(!(func4.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.refundOrderNo !== undefined){
let data0 = data.refundOrderNo;
if(typeof data0 === "string"){
if(func0(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundOrderNo",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.orderNo !== undefined){
let data1 = data.orderNo;
if(typeof data1 === "string"){
if(func0(data1) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderNo",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.orderDetailId !== undefined){
let data2 = data.orderDetailId;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/orderDetailId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderDetailId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderDetailId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.applyRefundNum !== undefined){
let data3 = data.applyRefundNum;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/applyRefundNum",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/applyRefundNum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/applyRefundNum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.afterSalesType !== undefined){
let data4 = data.afterSalesType;
if(!((data4 === 1) || (data4 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/afterSalesType",keyword:"enum",params:{}});
errors++;
}
}
if(data.returnGoodsType !== undefined){
let data5 = data.returnGoodsType;
if(!((((data5 === 0) || (data5 === 1)) || (data5 === 2)) || (data5 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/returnGoodsType",keyword:"enum",params:{}});
errors++;
}
}
if(data.refundReasonWap !== undefined){
let data6 = data.refundReasonWap;
if(typeof data6 === "string"){
if(func0(data6) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWap",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWap",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWap",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.refundReasonWapExplain !== undefined){
let data7 = data.refundReasonWapExplain;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWapExplain",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWapExplain",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.refundReasonWapImg !== undefined){
let data8 = data.refundReasonWapImg;
if(Array.isArray(data8)){
if(data8.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWapImg",keyword:"maxItems",params:{limit: 9}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func0(data9) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWapImg/" + i0,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWapImg/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWapImg/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundReasonWapImg",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const action_refuse = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundReason"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "refundReason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.refundReason !== undefined){
let data0 = data.refundReason;
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/refundReason",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refundReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundReason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const action_agreeReturn = validate4;
const pattern3 = new RegExp("^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$", "u");
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "receiver") || (key0 === "receiverPhone")) || (key0 === "receiverAddressDetail"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.receiver !== undefined){
let data0 = data.receiver;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiver",keyword:"type",params:{}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/receiver",keyword:"maxLength",params:{limit: 32}});
errors++;
}
}
}
if(data.receiverPhone !== undefined){
let data1 = data.receiverPhone;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiverPhone",keyword:"type",params:{}});
errors++;
}
const _errs6 = errors;
let valid1 = true;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func0(data1) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/receiverPhone",keyword:"pattern",params:{}});
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/receiverPhone",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/receiverPhone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.receiverAddressDetail !== undefined){
let data2 = data.receiverAddressDetail;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/receiverAddressDetail",keyword:"type",params:{}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/receiverAddressDetail",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const action_sendBack = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.telephone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "telephone"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "expressName") || (key0 === "trackingNumber")) || (key0 === "telephone"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.expressName !== undefined){
let data0 = data.expressName;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expressName",keyword:"type",params:{}});
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/expressName",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.trackingNumber !== undefined){
let data1 = data.trackingNumber;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trackingNumber",keyword:"type",params:{}});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/trackingNumber",keyword:"maxLength",params:{limit: 50}});
errors++;
}
}
}
if(data.telephone !== undefined){
let data2 = data.telephone;
if(typeof data2 === "string"){
if(func0(data2) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/telephone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/telephone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern3.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/telephone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/telephone",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const action_refuseReturn = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refundReason"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "refundReason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.refundReason !== undefined){
let data0 = data.refundReason;
if(typeof data0 === "string"){
if(func0(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/refundReason",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/refundReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/refundReason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const actions = { mark: action_mark, offline: action_offline, ask: action_ask, refuse: action_refuse, agreeReturn: action_agreeReturn, sendBack: action_sendBack, refuseReturn: action_refuseReturn };
