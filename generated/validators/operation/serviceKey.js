// Made from schemas/operation/serviceKey.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.rights === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rights"}});
errors++;
}
if(data.perMinute === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "perMinute"}});
errors++;
}
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.rights !== undefined){
let data1 = data.rights;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rights",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((data2 === "service:finance:merchantClosingRecord:ask") || (data2 === "service:finance:rechargeOrder:place")) || (data2 === "service:finance:rechargeOrder:pay")) || (data2 === "service:finance:userClosing:ask")) || (data2 === "service:gallery:specimen:resubmit")) || (data2 === "service:marketing:activityOrder:register")) || (data2 === "service:marketing:activityOrder:pay")) || (data2 === "service:marketing:activityOrder:askRefund")) || (data2 === "service:marketing:activityOrder:withdraw")) || (data2 === "service:marketing:activityRefund:revoke")) || (data2 === "service:marketing:communityNote:publish")) || (data2 === "service:marketing:communityNote:setLikes")) || (data2 === "service:marketing:communityReply:comment")) || (data2 === "service:marketing:communityReply:setLikes")) || (data2 === "service:marketing:couponUser:claim")) || (data2 === "service:marketing:groupActivity:submit")) || (data2 === "service:marketing:groupActivity:turn")) || (data2 === "service:marketing:groupActivity:withdraw")) || (data2 === "service:marketing:integralReceipt:upload")) || (data2 === "service:marketing:liveGoods:submit")) || (data2 === "service:marketing:liveGoods:withdraw")) || (data2 === "service:marketing:liveGoods:resubmit")) || (data2 === "service:marketing:liveRoom:submit")) || (data2 === "service:marketing:liveRoom:resubmit")) || (data2 === "service:marketing:seckillActivity:see")) || (data2 === "service:marketing:seckillProduct:propose")) || (data2 === "service:marketing:signRecord:sign")) || (data2 === "service:marketing:videoDraft:submit")) || (data2 === "service:marketing:videoDraft:withdraw")) || (data2 === "service:marketing:videoDraft:resubmit")) || (data2 === "service:marketing:videoProduct:takeDown")) || (data2 === "service:marketing:videoProduct:putUp")) || (data2 === "service:merchant:apply:apply")) || (data2 === "service:order:order:place")) || (data2 === "service:order:order:pay")) || (data2 === "service:order:order:cancel")) || (data2 === "service:order:order:verify")) || (data2 === "service:order:order:receive")) || (data2 === "service:order:refund:ask")) || (data2 === "service:order:refund:revoke")) || (data2 === "service:order:refund:refuse")) || (data2 === "service:order:refund:agree")) || (data2 === "service:order:refund:agreeReturn")) || (data2 === "service:order:refund:sendBack")) || (data2 === "service:order:refund:receiveReturn")) || (data2 === "service:order:refund:refuseReturn")) || (data2 === "service:product:product:submit")) || (data2 === "service:product:product:putOn")) || (data2 === "service:product:product:takeOff")) || (data2 === "service:product:product:recycle")) || (data2 === "service:user:user:register")) || (data2 === "service:user:user:bindWechat"))){
(vErrors ??= []).push({instancePath:instancePath+"/rights/" + i0,keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rights",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.merId !== undefined){
let data3 = data.merId;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"type",params:{}});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/merId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.perMinute !== undefined){
let data4 = data.perMinute;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/perMinute",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 6000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/perMinute",keyword:"maximum",params:{comparison: "<=", limit: 6000}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/perMinute",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.endTime !== undefined){
let data5 = data.endTime;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
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
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "rights")) || (key0 === "merId")) || (key0 === "perMinute")) || (key0 === "endTime"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
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
export const update = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "rights")) || (key0 === "merId")) || (key0 === "perMinute")) || (key0 === "endTime"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
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
export const actions = {};
